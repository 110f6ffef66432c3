import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { addressOf } from '../calls/address.ts';
import { NetworkError, SessionEndedError } from '../calls/errors.ts';
import type { Address, LooseInput } from '../calls/input.ts';
import { readBody } from '../calls/read-answer.ts';
import { baseHeaders, csrfToken, renewBearer } from '../calls/send.ts';
import { heldBearer, loseSession, sessionGeneration } from '../calls/session.ts';
import { noteUnanswered } from '../live/connection.ts';

export interface SendFileOptions {
  /** Percent of the bytes sent, 0 to 100 (S4.8-02). */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A file with the other parts of its request. */
interface Parcel extends LooseInput {
  /** Name of the body part that carries the file. */
  readonly field: string;
  readonly file: File;
}

const retryAfterOf = (request: XMLHttpRequest): Headers => {
  const after = request.getResponseHeader('Retry-After');
  return new Headers(after ? { 'Retry-After': after } : {});
};

const post = (
  to: { method: string; address: string },
  body: FormData,
  headers: Record<string, string>,
  { onProgress, signal }: SendFileOptions,
) =>
  new Promise<Sent>((resolve, reject) => {
    // fetch does not report upload progress; XMLHttpRequest does.
    const request = new XMLHttpRequest();
    const fail = () => {
      noteUnanswered();
      reject(new NetworkError('The upload broke off'));
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () =>
      resolve({ status: request.status, text: request.responseText, headers: retryAfterOf(request) });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(signal?.reason ?? new NetworkError('The upload was stopped'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(to.method, to.address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });

/**
 * Sends one file to an upload endpoint of the contract and reports its progress.
 * @returns the whole JSON answer
 * @throws RefusalError for every refusal, NetworkError without an answer, SessionEndedError after 401 and
 *   403
 */
export const sendFile = async <E extends AnyEndpoint>(
  endpoint: E,
  { field, file, ...input }: Parcel,
  options: SendFileOptions = {},
): Promise<AnswerOf<E>> => {
  const { method } = endpoint as Address;
  const to = { method, address: addressOf(endpoint, input) };
  const body = new FormData();
  body.append(field, file, file.name);
  if (!heldBearer()) await renewBearer();
  const once = async () => post(to, body, { ...baseHeaders(), 'X-CSRF-TOKEN': await csrfToken() }, options);
  const asked = sessionGeneration();
  let sent = await once();
  if (sent.status === 419) {
    await csrfToken(true);
    sent = await once();
  }
  if (sent.status === 401 && (await renewBearer())) sent = await once();
  if (sent.status === 401 || sent.status === 403) {
    loseSession(asked);
    throw new SessionEndedError('The session is over');
  }
  return readBody(sent.text, sent.status, sent.headers) as AnswerOf<E>;
};
