/** S9-05, in ms. */
export const idleAfter = 900_000;
/** S9-06, in ms. */
const checkedEvery = 5_000;

const acts = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches for a person who does nothing (S4.5, S4.7-11).
 * @param onIdle called once when 15 minutes have passed without an act; again only after a reset
 * @returns the way to reset the clock and the way to stop
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
