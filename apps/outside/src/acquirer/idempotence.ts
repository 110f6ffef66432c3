import { createHash } from 'node:crypto';
import type { World } from '../world.ts';
import { AcquirerError } from './errors.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `act` once per Idempotence-Key. For 24 hours the same key with the same request returns the first
 * answer and with another request is refused, as at YooKassa. A refusal is not stored: the key may be used
 * again.
 * @throws AcquirerError invalid_request
 */
export function once<T extends object>(
  world: World,
  key: string | string[] | undefined,
  request: { path: string; body: unknown },
  act: () => T,
): { answer: T; repeated: boolean } {
  if (typeof key !== 'string' || key.length === 0 || key.length > 64) {
    throw new AcquirerError(
      'invalid_request',
      key ? 'Idempotence key must be at most 64 characters long' : 'Idempotence key is missing',
      'Idempotence-Key',
    );
  }
  const { keys } = world.store.state;
  const now = world.now().getTime();
  const requestHash = hashOf(request);
  const known = keys[key];
  if (known && now - known.at < LIFE_MS) {
    if (known.requestHash !== requestHash) {
      throw new AcquirerError('invalid_request', 'Idempotence key duplicated', 'Idempotence-Key');
    }
    return { answer: JSON.parse(known.answer) as T, repeated: true };
  }
  const answer = act();
  keys[key] = { requestHash, answer: JSON.stringify(answer), at: now };
  world.store.touch();
  return { answer, repeated: false };
}

/** Deletes keys older than 24 hours. */
export function forgetOldKeys(world: World): void {
  const { keys } = world.store.state;
  const now = world.now().getTime();
  for (const [key, { at }] of Object.entries(keys)) if (now - at >= LIFE_MS) delete keys[key];
}

function hashOf(request: { path: string; body: unknown }): string {
  return createHash('sha256')
    .update(`${request.path}\n${JSON.stringify(sorted(request.body))}`)
    .digest('hex');
}

/** The order of fields has no meaning in JSON, so it must not make a different request. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
