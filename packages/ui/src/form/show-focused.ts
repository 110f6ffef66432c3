/**
 * Scrolls a control focused by keyboard fully into view; browsers stop at a visible part. A control wider
 * than its scroller shows its start. Focus by pointer scrolls nothing, because the press would miss.
 */
export const showFocused = (target: Element, scroller: Element): void => {
  if (!target.matches(':focus-visible')) return;
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingInlineStart) || 0;
  const isWide = target.getBoundingClientRect().width > scroller.clientWidth - covered;
  target.scrollIntoView({ inline: isWide ? 'start' : 'nearest', block: 'nearest' });
};
