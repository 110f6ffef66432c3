declare global {
  interface Window {
    /** Calls that the script in the document's head has begun, by address (S4.10). */
    __startup?: Record<string, Promise<Response>>;
    /** The person submitted a form, and the script in the head held it back. */
    __submitted?: boolean;
  }
}

const started = (): Record<string, Promise<Response>> | undefined =>
  typeof window === 'undefined' ? undefined : window.__startup;

/** Takes over a call that the script in the head began; each call is taken once. */
export const takeStartupCall = (address: string): Promise<Response> | undefined => {
  const calls = started();
  const [path = address] = address.split('?t=');
  const call = calls?.[path];
  if (call) delete calls[path];
  return call;
};

/** Forgets the calls that nobody took: after a change of session they would answer for the former one. */
export const dropStartupCalls = (): void => {
  if (typeof window !== 'undefined') delete window.__startup;
};

/** Whether a form was submitted before the page's script ran; reset by reading. */
export const takeEarlySubmit = (): boolean => {
  const early = window.__submitted === true;
  delete window.__submitted;
  return early;
};
