const controls = 'input:not([type="hidden"]), select, textarea, button';

/** Brings a form of the page into sight, and the focus to its first control, when it has been drawn. */
export const leadTo = (id: string): void => {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  });
};
