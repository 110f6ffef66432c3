/** In ms: a hidden tab paints nothing, but the act must happen all the same. */
const longestWait = 100;

/**
 * Runs an act after the browser has painted the pressed state: on a phone rendering the next page takes
 * longer than a person should wait for a sign that his touch was noticed.
 */
export const afterPaint = (act: () => void): void => {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  // Callbacks of a frame run before it is painted, a separate task after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longestWait);
};
