import { noteServerSilent, onUnanswered } from './connection.ts';

/** In ms: the interval of the checks while the server does not answer. */
const askedEvery = 5000;
/** In ms: without a route to the network a request hangs. */
const patience = 5000;

const answers = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    // 502 and above come from the gateway in front of a server that is down.
    ({ status }) => status < 502,
    () => false,
  );

/**
 * After a call without an answer checks whether the server answers at all: in a lift or behind the captive
 * portal of a hotel a browser says «online» all the time. Until it answers, the connection counts as lost.
 * @param address of a cheap call that is open to everybody
 * @returns the function that stops this
 */
export const watchSilence = (address: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let over = false;
  const find = async () => {
    if (asking) return;
    asking = true;
    const silent = !(await answers(address));
    asking = false;
    if (over) return;
    clearTimeout(timer);
    noteServerSilent(silent);
    if (silent) timer = setTimeout(() => void find(), askedEvery);
  };
  onUnanswered(() => void find());
  return () => {
    over = true;
    clearTimeout(timer);
    onUnanswered(() => {});
    noteServerSilent(false);
  };
};
