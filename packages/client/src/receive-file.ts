import { sendMended } from './call.ts';
import { NetworkError } from './errors.ts';
import { withProof } from './proof.ts';
import { readAnswer } from './read-answer.ts';
import { baseHeaders, patience, renewBearer, send } from './send.ts';
import { heldBearer } from './session.ts';

/** The answer has to begin in time; how long a large file then takes is the connection's matter. */
const ask = async (address: string): Promise<Response> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patience);
  try {
    return await send(address, { headers: baseHeaders() }, limit.signal);
  } finally {
    clearTimeout(timer);
  }
};

const receiveOnce = async (address: string): Promise<Blob> => {
  if (!heldBearer()) await renewBearer();
  const response = await sendMended(() => ask(address));
  // What is not the file says why; it throws.
  if (!response.ok) await readAnswer(response);
  return response.blob().catch((error: unknown) => {
    throw new NetworkError('The file broke off', { cause: error });
  });
};

/** A file that only its owner gets, after a fresh proof when one is wanted. @throws as `call` does */
export const receiveFile = (address: string): Promise<Blob> => withProof(() => receiveOnce(address));
