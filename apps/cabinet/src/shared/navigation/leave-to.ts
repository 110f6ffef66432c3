/**
 * Leaves the document. What waits for it goes on only when the browser shows this very page again out of its
 * memory, so no second press comes between.
 */
export const leaveTo = (address: string): Promise<void> => {
  window.location.assign(address);
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
};
