/** Whether this run is `npm test -- --all`. */
const isWhole = process.env.NOVOSEL_TEST_ALL === '1';
const figure = (gate: number, all: number): number => (isWhole ? all : gate);

/** Promise 46: changes of an archive with electronic signatures, a part at the gate. */
export const figures = {
  /** Compared with the list of hashes. */
  changes: figure(300, 10_000),
  /** Of these, as many go through the whole check, which verifies some thirty signatures each time. */
  wholeChecks: figure(20, 300),
  /** Changes of a signed paper whose list of hashes was made anew. */
  forgedPapers: figure(30, 300),
  /** Packings of the same files, which are no change. */
  packings: figure(5, 30),
} as const;
