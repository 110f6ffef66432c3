import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { noteAnswer } from '../live/connection.ts';
import { addressOf, formOf, partsOf } from './address.ts';
import { SessionEndedError } from './errors.ts';
import type { Address, InputArgs, LooseInput } from './input.ts';
import { withProof } from './proof.ts';
import { readAnswer } from './read-answer.ts';
import { baseHeaders, csrfToken, renewBearer, send } from './send.ts';
import { heldBearer, isSignedIn, loseSession, sessionGeneration } from './session.ts';
import { takeStartupCall } from './startup-calls.ts';

/** How to make a call, apart from its input. */
export interface CallOptions {
  /** One key for each act of a person, reused when he repeats the act; generated when absent. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

type Fields = Readonly<Record<string, unknown>>;

/** The browser itself sets the type of a multipart body, with its boundary. */
const bodyOf = ({ sentAs }: Address, body: unknown): { type?: string; content: string | FormData } => {
  if (sentAs === 'parts') return { content: partsOf(body as Fields) };
  if (sentAs === 'form')
    return { type: 'application/x-www-form-urlencoded', content: formOf(body as Fields).toString() };
  return { type: 'application/json', content: JSON.stringify(body ?? {}) };
};

const change = async (endpoint: Address, input: LooseInput, { idempotencyKey, signal }: CallOptions) => {
  const body = bodyOf(endpoint, input.body);
  return send(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...baseHeaders(),
      ...(body.type && { 'Content-Type': body.type }),
      'X-CSRF-TOKEN': await csrfToken(),
      'Idempotency-Key': idempotencyKey ?? crypto.randomUUID(),
    },
    body: body.content,
    ...(signal && { signal }),
  });
};

const ask = (endpoint: Address, input: LooseInput, { signal }: CallOptions): Promise<Response> => {
  const address = addressOf(endpoint, input);
  const again = () => send(address, { headers: baseHeaders(), ...(signal && { signal }) });
  return takeStartupCall(address)?.catch(again) ?? again();
};

const sessionIsOver = (response: Response): boolean =>
  response.type === 'opaqueredirect' || response.status === 301 || response.status === 403;

/**
 * Sends, and repeats once after a repairable failure: a stale CSRF token (419) or an expired bearer (401).
 * @throws SessionEndedError when the session is over (401, 403, a redirect), and what `once` throws
 */
export const sendWithRepair = async (once: () => Promise<Response>): Promise<Response> => {
  const asked = sessionGeneration();
  let response = await once();
  noteAnswer();
  if (response.status === 419) {
    await csrfToken(true);
    response = await once();
  }
  if (response.status === 401 && asked === sessionGeneration() && (await renewBearer()))
    response = await once();
  if (sessionIsOver(response) || response.status === 401) {
    loseSession(asked);
    throw new SessionEndedError('The session is over');
  }
  return response;
};

/** `call` without its types, for callers that hold the endpoint and its input as values. */
export const callLoosely = async (endpoint: Address, input: LooseInput & CallOptions): Promise<unknown> => {
  if (endpoint.method === 'GET') return readAnswer(await sendWithRepair(() => ask(endpoint, input, input)));
  // A cookie alone never authorises a change (S7-05): after a reload the bearer is fetched first.
  if (isSignedIn() && !heldBearer()) await renewBearer();
  const options = { ...input, idempotencyKey: input.idempotencyKey ?? crypto.randomUUID() };
  return withProof(async () => readAnswer(await sendWithRepair(() => change(endpoint, input, options))));
};

/**
 * Calls an endpoint of the contract's table.
 * @returns the whole JSON answer of status 200 with `result` not false
 * @throws RefusalError for every refusal, NetworkError without an answer, SessionEndedError after 401, 403
 *   or 301
 */
export const call = <E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: InputArgs<E, CallOptions>
): Promise<AnswerOf<E>> =>
  callLoosely(endpoint, (input ?? {}) as LooseInput & CallOptions) as Promise<AnswerOf<E>>;
