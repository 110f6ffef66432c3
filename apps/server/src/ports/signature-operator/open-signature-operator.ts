import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';
import type {
  CertificateRequest,
  OrderAnswer,
  SignatureOperator,
  SigningAnswer,
  SigningRequest,
} from './signature-operator.ts';

export interface OperatorSettings {
  readonly url: string;
  readonly key: string;
  /** Of the keys that sign: ГОСТ Р 34.10-2012, or ECDSA on P-256. */
  readonly algorithm: 'gost' | 'ecdsa';
}

const timeoutMs = 8000;
/** Larger answers are no answers of the operator: a signature of a paper is some kilobytes. */
const largestBytes = 1024 * 1024;

const base64 = z.base64().check(z.minLength(4));
const reason = z.nullable(z.string().check(z.maxLength(200)));
const order = z.discriminatedUnion('state', [
  z.object({ state: z.literal('identity-needed') }),
  z.object({ state: z.literal('refused'), reason }),
  z.object({
    state: z.literal('issued'),
    serial: z.string().check(z.regex(/^[\da-f]{2,40}$/)),
    certificate: base64,
    valid_from: z.iso.datetime(),
    valid_until: z.iso.datetime(),
    revoked_at: z.nullable(z.iso.datetime()),
  }),
]);
const signing = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['waiting', 'opened']) }),
  z.object({ state: z.literal('expired') }),
  z.object({ state: z.literal('refused'), reason, answered_at: z.iso.datetime() }),
  z.object({ state: z.literal('signed'), signature: base64, answered_at: z.iso.datetime() }),
]);
const refusal = z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Statuses that say of the request itself that it cannot be; all others say nothing of it. */
const refusing: readonly number[] = [404, 409];

/**
 * The signature operator over HTTP. An unexpected answer counts as «unknown», like no answer; 404 and 409 are
 * refusals with the operator's code.
 */
export function openSignatureOperator({ url, key, algorithm }: OperatorSettings): SignatureOperator {
  const call = async <Answer>(
    path: string,
    init: Pick<RequestInit, 'method' | 'body'> & { type?: string },
    read: (bytes: Buffer) => Answer,
  ): Promise<Outcome<Answer>> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: init.method ?? 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          ...(init.body != null && { 'content-type': init.type ?? 'application/json' }),
        },
        ...(init.body != null && { body: init.body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = await readBytes(response);
      if (refusing.includes(response.status))
        return { kind: 'refused', reason: z.parse(refusal, JSON.parse(bytes.toString())).code };
      return response.ok ? { kind: 'answered', answer: read(bytes) } : { kind: 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };
  const send = <Answer>(
    method: string,
    path: string,
    body: object,
    read: (bytes: Buffer) => Answer,
  ): Promise<Outcome<Answer>> => call(path, { method, body: JSON.stringify(body) }, read);
  const ofOrder = (id: string, rest = '') => `/orders/${encodeURIComponent(id)}${rest}`;
  const ofSigning = (id: string) => `/signings/${encodeURIComponent(id)}`;
  const fetchPublished = (file: string) =>
    call(`/${algorithm}/${file}`, {}, (bytes) => new Uint8Array(bytes));
  return {
    askOrder: (id, request) => send('PUT', ofOrder(id), orderBody(request, algorithm), readOrder),
    orderOf: (id) => call(ofOrder(id), {}, readOrder),
    reportIdentity: (id, refused) => send('POST', ofOrder(id, '/identity'), { refusal: refused }, readOrder),
    revoke: (id, cause) => send('POST', ofOrder(id, '/revoke'), { reason: cause }, readOrder),
    askSigning: (id, request) => send('PUT', ofSigning(id), signingBody(request), readSigning),
    signingOf: (id) => call(ofSigning(id), {}, readSigning),
    async published() {
      const [root, issuing, rootList, issuingList] = await Promise.all(
        ['root.cer', 'issuing.cer', 'root.crl', 'issuing.crl'].map(fetchPublished),
      );
      const found = [root, issuing, rootList, issuingList].flatMap((one) =>
        one?.kind === 'answered' ? [one.answer] : [],
      );
      const [a, b, c, d] = found;
      if (!a || !b || !c || !d) return { kind: 'unknown' };
      return { kind: 'answered', answer: { root: a, issuing: b, rootList: c, issuingList: d } };
    },
    statusOf: (question) =>
      call(
        `/${algorithm}/ocsp`,
        { method: 'POST', body: Buffer.from(question), type: 'application/ocsp-request' },
        (bytes) => new Uint8Array(bytes),
      ),
  };
}

/** @throws RangeError when the answer is too large */
async function readBytes(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestBytes) throw new RangeError('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const orderBody = ({ inApp, ...request }: CertificateRequest, algorithm: OperatorSettings['algorithm']) => ({
  ...request,
  algorithm,
  ...(inApp && { in_app: true }),
});

const signingBody = ({ orderId, title, document, until }: SigningRequest) => ({
  order: orderId,
  title,
  document: Buffer.from(document).toString('base64'),
  until: until.toISOString(),
});

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

function readOrder(bytes: Buffer): OrderAnswer {
  const told = z.parse(order, JSON.parse(bytes.toString()));
  if (told.state !== 'issued') return told;
  return {
    state: told.state,
    serial: told.serial,
    certificate: bytesOf(told.certificate),
    validFrom: new Date(told.valid_from),
    validUntil: new Date(told.valid_until),
    revokedAt: told.revoked_at === null ? null : new Date(told.revoked_at),
  };
}

function readSigning(bytes: Buffer): SigningAnswer {
  const told = z.parse(signing, JSON.parse(bytes.toString()));
  if (told.state === 'refused')
    return { state: told.state, reason: told.reason, answeredAt: new Date(told.answered_at) };
  if (told.state === 'signed')
    return {
      state: told.state,
      signature: bytesOf(told.signature),
      answeredAt: new Date(told.answered_at),
    };
  return told;
}
