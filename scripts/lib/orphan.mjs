/**
 * Calls back once npm, which started us, has been killed: it tells its shell alone, and the shell dies
 * without a word.
 * @param {() => void} act
 */
export function whenOrphaned(act) {
  if (!process.env.npm_execpath) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 200);
  timer.unref();
}
