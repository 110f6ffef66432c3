import { uploadFile as endpoint } from '@novosel/contract/documents/endpoints.ts';
import { errorWords, NetworkError, RefusalError, SessionEndedError } from './errors.ts';
import { readBody } from './read-answer.ts';
import { baseHeaders, csrfToken, renewBearer } from './send.ts';
import { heldBearer, loseSession, sessionGeneration } from './session.ts';

interface UploadOptions {
  /** Share of the bytes sent, 0 to 100 (S4.8-02). */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

const retryAfterOf = (request: XMLHttpRequest): Headers => {
  const after = request.getResponseHeader('Retry-After');
  return new Headers(after ? { 'Retry-After': after } : {});
};

const post = (body: FormData, headers: Record<string, string>, { onProgress, signal }: UploadOptions) =>
  new Promise<Sent>((resolve, reject) => {
    // fetch tells nothing of the bytes sent; XMLHttpRequest does.
    const request = new XMLHttpRequest();
    const fail = () => reject(new NetworkError('The upload broke off'));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () =>
      resolve({ status: request.status, text: request.responseText, headers: retryAfterOf(request) });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(signal?.reason ?? new NetworkError('The upload was stopped'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(endpoint.method, endpoint.path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });

const send = async (file: File, options: UploadOptions): Promise<string> => {
  const body = new FormData();
  body.append('files[0]', file, file.name);
  if (!heldBearer()) await renewBearer();
  const once = async () => post(body, { ...baseHeaders(), 'X-CSRF-TOKEN': await csrfToken() }, options);
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
  const { data } = readBody(sent.text, sent.status, sent.headers) as { data: string[] };
  const [id] = data;
  if (id === undefined) throw new NetworkError('The upload has no identifier');
  return id;
};

interface Stored {
  /** The server's identifier (S4.8-04). */
  readonly key: string;
  readonly title: string;
  /** Bytes. */
  readonly size: number;
}

type UploadAnswer = { result: true; file: Stored } | { result: false; message: string };

/**
 * Sends one file (S7-48…50); the `upload` of the kit's FileField.
 * @returns the stored file, or the server's refusal in its words
 * @throws NetworkError without an answer
 */
export const uploadFile = async (file: File, options: UploadOptions = {}): Promise<UploadAnswer> => {
  try {
    return { result: true, file: { key: await send(file, options), title: file.name, size: file.size } };
  } catch (error) {
    if (error instanceof RefusalError) return { result: false, message: errorWords(error, '')[0] ?? '' };
    throw error;
  }
};
