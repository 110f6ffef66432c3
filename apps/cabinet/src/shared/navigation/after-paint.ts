/** In ms: a tab that is not seen draws nothing, and what was pressed happens all the same. */
const longestWait = 100;

/**
 * Does what a press leads to when the picture that answers the press has been drawn: on a phone the next page
 * takes longer than a finger should wait for a sign that it was felt.
 */
export const afterPaint = (act: () => void): void => {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    act();
  };
  // A frame's callbacks run before it is drawn, a task of their own after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longestWait);
};
