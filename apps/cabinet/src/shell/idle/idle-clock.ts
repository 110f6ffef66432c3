/** S9-05, in ms. */
export const idleAfter = 900_000;
/** S9-06, in ms. */
const checkedEvery = 5_000;

const acts = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Detects that a person does nothing (S4.5, S4.7-11).
 * @param onIdle called once after 15 minutes without an act; again only after a reset
 * @returns functions that reset the timer and stop it
 */
export const startIdleClock = (onIdle: () => void): { reset: () => void; stop: () => void } => {
  let lastAct = Date.now();
  let told = false;
  const act = () => {
    if (!told) lastAct = Date.now();
  };
  for (const name of acts) window.addEventListener(name, act, { passive: true });
  const timer = setInterval(() => {
    if (told || Date.now() - lastAct < idleAfter) return;
    told = true;
    onIdle();
  }, checkedEvery);
  return {
    reset: () => {
      told = false;
      lastAct = Date.now();
    },
    stop: () => {
      clearInterval(timer);
      for (const name of acts) window.removeEventListener(name, act);
    },
  };
};
