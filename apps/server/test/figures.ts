/** Whether this run is `npm test -- --all`. */
const isWhole = process.env.NOVOSEL_TEST_ALL === '1';

/**
 * How often at the gate, where a tenth shows the rule, and in the whole run, where the promise has its
 * figure.
 */
const figure = (gate: number, all: number): number => (isWhole ? all : gate);

/**
 * Figures of promises that use cases keep, both numbers side by side; those of faults stand in `faults/src`.
 */
export const figures = {
  /** Promise 2: guesses at one person, and as many from one address. */
  guesses: figure(500, 5000),
  /** Promise 2: tries at once on one account. */
  triesAtOnce: figure(50, 500),
  /** Promise 3: owners who were shut out by a stranger; each of three ways in at least once. */
  ownersShutOut: figure(3, 20),
  /** Promise 6: codes asked for in ten minutes, in five waves. */
  codeRequests: figure(500, 5000),
  /** Promise 7: sign-ins of two people in turn in one browser, in four browsers. */
  signIns: figure(100, 1000),
  /** Promise 8: devices with five renewals each that race with the end of their sessions. */
  racingDevices: figure(5, 50),
  /** Promise 10: orders of the six steps of a recovery. */
  recoveryOrders: figure(72, 720),
  /** Promise 13: codes, each redeemed by eight at once. */
  codes: figure(500, 10_000),
  /** Promise 13: rounds of one code, one after another. */
  codeRounds: figure(3, 25),
  /** Promise 15: refresh tokens, each shown by eight at once. */
  refreshTokens: figure(200, 2000),
  /** Promise 15: rounds of one token, one after another. */
  refreshRounds: figure(5, 50),
  /** Promise 8: codes and refreshes that race with a sign-out. */
  codesRacingSignOut: figure(2, 20),
  refreshesRacingSignOut: figure(4, 40),
  /** People of as many deals who choose one time of one host at once. */
  peopleForOneTime: figure(8, 40),
  /** Races of four of them, each for another time. */
  racesForATime: figure(8, 500),
  /** Promise 25: texts that want to be script, in a letter each. */
  scriptLetters: figure(20, 200),
  /** Promise 29: broken bodies at each door of the desk. */
  brokenBodies: figure(50, 500),
  /** Promise 29: uploads that are cut off. */
  cutUploads: figure(5, 30),
} as const;

/** Promise 27: of hostile files each door meets one of every class at the gate, and all in the whole run. */
export const ofEveryClass = <Sample extends { readonly kind: string }>(
  samples: readonly Sample[],
): readonly Sample[] =>
  isWhole ? samples : samples.filter(({ kind }, at) => samples.findIndex((one) => one.kind === kind) === at);
