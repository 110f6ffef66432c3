/**
 * Leaves the document. The promise resolves only if the browser restores this page from its cache, so that no
 * second press gets through meanwhile.
 */
export const leaveTo = (address: string): Promise<void> => {
  window.location.assign(address);
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
};
