import { sendWithRepair } from '../calls/call.ts';
import { NetworkError } from '../calls/errors.ts';
import { withProof } from '../calls/proof.ts';
import { readAnswer } from '../calls/read-answer.ts';
import { baseHeaders, patience, renewBearer, send } from '../calls/send.ts';
import { heldBearer } from '../calls/session.ts';

export interface Wish {
  /** Type of the file, such as `application/pdf`. */
  readonly type?: string;
  readonly signal?: AbortSignal;
}

/** The answer must begin within the time limit; the download itself may take any time. */
const ask = async (address: string, { type, signal }: Wish): Promise<Response> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  const headers = { ...baseHeaders(), ...(type && { Accept: `${type}, application/json` }) };
  try {
    return await send(address, { headers, ...(signal && { signal }) }, limit.signal);
  } finally {
    clearTimeout(timer);
  }
};

const receiveOnce = async (address: string, wish: Wish): Promise<Blob> => {
  if (!heldBearer()) await renewBearer();
  const response = await sendWithRepair(() => ask(address, wish));
  // An answer that is not the file carries the refusal: `readAnswer` throws it.
  if (!response.ok) await readAnswer(response);
  return response.blob().catch((error: unknown) => {
    if (wish.signal?.aborted) throw error;
    throw new NetworkError('The file broke off', { cause: error });
  });
};

/**
 * Downloads a file that only its owner may get; asks him to re-authenticate when the server demands it.
 * @throws as `call` does; the reason of `signal` when it aborts
 */
export const receiveFile = (address: string, wish: Wish = {}): Promise<Blob> =>
  withProof(() => receiveOnce(address, wish));
