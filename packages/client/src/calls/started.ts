declare global {
  interface Window {
    /** Calls begun by the script in the document's head, by address (S4.10). */
    __startup?: Record<string, Promise<Response>>;
    /** A form of the document was sent, which the script in its head held back. */
    __submitted?: boolean;
  }
}

const started = (): Record<string, Promise<Response>> | undefined =>
  typeof window === 'undefined' ? undefined : window.__startup;

/** Takes over a call that the document began before the page's script was there; each is taken once. */
export const takeStarted = (address: string): Promise<Response> | undefined => {
  const calls = started();
  const [path = address] = address.split('?t=');
  const call = calls?.[path];
  if (call) delete calls[path];
  return call;
};

/** Forgets calls that nobody took: after a change of the session they would answer for the one before. */
export const dropStarted = (): void => {
  if (typeof window !== 'undefined') delete window.__startup;
};

/** Whether a form was sent before the page took it over; told once. */
export const takeEarlySubmit = (): boolean => {
  const early = window.__submitted === true;
  delete window.__submitted;
  return early;
};
