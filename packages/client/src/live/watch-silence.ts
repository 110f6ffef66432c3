import { onDoubt, tellSilent } from './connection.ts';

/** In ms, while nobody answers. */
const askedEvery = 5000;
/** In ms: a line without a way out leaves a question hanging. */
const patience = 5000;

const answers = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    // The gate before a program that is down answers in its place.
    ({ status }) => status < 502,
    () => false,
  );

/**
 * After a call without an answer asks whether anything is answered at all: in a lift or behind the page of a
 * hotel's network a browser says «online» all the time. Until somebody answers, the connection counts as
 * lost.
 * @param address of a call that is open to everybody and cheap
 * @returns the way to stop
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
    tellSilent(silent);
    if (silent) timer = setTimeout(() => void find(), askedEvery);
  };
  onDoubt(() => void find());
  return () => {
    over = true;
    clearTimeout(timer);
    onDoubt(() => {});
    tellSilent(false);
  };
};
