import { ratingScale } from '@novosel/contract/scoring/bands.ts';
import * as z from 'zod/mini';
import type { Told } from '../told.ts';
import type { Bank, RatingAnswer, RatingRequest } from './bank.ts';

interface BankSettings {
  readonly url: string;
  readonly key: string;
}

const timeoutMs = 8000;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const answer = z.discriminatedUnion('status', [
  z.object({ id, status: z.enum(['pending', 'refused']) }),
  z.object({
    id,
    status: z.literal('ready'),
    rating: z.int().check(z.minimum(ratingScale.least), z.maximum(ratingScale.most)),
    rated_at: z.iso.datetime(),
  }),
]);

/** The bank over HTTP. What is not one of its answers says nothing of the rating: it is «unknown», as no answer is. */
export function openBank({ url, key }: BankSettings): Bank {
  const call = async (path: string, post?: RatingRequest): Promise<Told<RatingAnswer>> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: post ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          ...(post ? { 'idempotence-key': post.key, 'content-type': 'application/json' } : {}),
        },
        ...(post ? { body: JSON.stringify(bodyOf(post)) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok ? { kind: 'told', answer: read(await response.json()) } : { kind: 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };
  return {
    askRating: (request) => call('/scoring', request),
    ratingOf: (asked) => call(`/scoring/${encodeURIComponent(asked)}`),
  };
}

function bodyOf({ key: _, consent, ...person }: RatingRequest): object {
  return { ...person, consent: { sha256: consent.sha256, given_at: consent.givenAt.toISOString() } };
}

function read(body: unknown): RatingAnswer {
  const told = z.parse(answer, body);
  if (told.status !== 'ready') return { id: told.id, status: told.status };
  return { id: told.id, status: 'ready', rating: told.rating, ratedAt: new Date(told.rated_at) };
}
