/**
 * Calls back when the npm that started us was killed: npm signals only its shell, which dies without telling
 * us.
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
