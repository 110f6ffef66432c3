/**
 * Brings what the keyboard has come to into sight whole: a browser leaves it where a part of it is seen. Of what is wider than its place
 * the beginning is seen. Under a pointer that presses nothing moves, or the press would miss.
 */
export const showFocused = (target: Element, scroller: Element): void => {
  if (!target.matches(':focus-visible')) return;
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingInlineStart) || 0;
  const isWide = target.getBoundingClientRect().width > scroller.clientWidth - covered;
  target.scrollIntoView({ inline: isWide ? 'start' : 'nearest', block: 'nearest' });
};
