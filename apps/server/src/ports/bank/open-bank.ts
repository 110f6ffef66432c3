import { ratingScale } from '@novosel/contract/scoring/bands.ts';
import * as z from 'zod/mini';
import type { Outcome } from '../outcome.ts';
import type { Bank, BidAnswer, BidRequest, RatingAnswer, RatingRequest } from './bank.ts';

interface BankSettings {
  readonly url: string;
  readonly key: string;
}

const timeoutMs = 8000;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const rating = z.discriminatedUnion('status', [
  z.object({ id, status: z.enum(['pending', 'refused']) }),
  z.object({
    id,
    status: z.literal('ready'),
    rating: z.int().check(z.minimum(ratingScale.least), z.maximum(ratingScale.most)),
    rated_at: z.iso.datetime(),
  }),
]);

/** Bounds of a single loan: terms outside of them are a mistake of the bank, and nobody may choose them. */
const terms = z.object({
  kopecks: z.int().check(z.positive(), z.maximum(99_999_999_999_999)),
  rate_percent: z.number().check(z.nonnegative(), z.maximum(100)),
  months: z.int().check(z.positive(), z.maximum(600)),
  insurance_kopecks: z.nullable(z.int().check(z.nonnegative(), z.maximum(99_999_999_999_999))),
});
const bid = z.discriminatedUnion('status', [
  z.object({ id, status: z.literal('pending') }),
  z.object({ id, status: z.literal('refused'), reason: z.nullable(z.string().check(z.maxLength(500))) }),
  z.object({ id, status: z.literal('thinking'), terms, promised_at: z.iso.datetime() }),
  z.object({ id, status: z.literal('approved'), terms, valid_until: z.iso.datetime() }),
]);

/**
 * The bank over HTTP. An unexpected answer counts as «unknown», like no answer. Only «no such request» is a
 * refusal: the request may be sent again with its key.
 */
export function openBank({ url, key }: BankSettings): Bank {
  const call = async <Answer>(
    path: string,
    read: (body: unknown) => Answer,
    post?: { key: string; body: object },
  ): Promise<Outcome<Answer>> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: post ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          ...(post ? { 'idempotence-key': post.key, 'content-type': 'application/json' } : {}),
        },
        ...(post ? { body: JSON.stringify(post.body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404 && !post) return { kind: 'refused', reason: 'not_found' };
      return response.ok ? { kind: 'answered', answer: read(await response.json()) } : { kind: 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };
  return {
    askRating: (request) => call('/scoring', readRating, { key: request.key, body: ratingBody(request) }),
    ratingOf: (asked) => call(`/scoring/${encodeURIComponent(asked)}`, readRating),
    askBid: (request) => call('/mortgages', readBid, { key: request.key, body: bidBody(request) }),
    bidOf: (asked) => call(`/mortgages/${encodeURIComponent(asked)}`, readBid),
  };
}

const consentBody = ({ consent }: RatingRequest) => ({
  sha256: consent.sha256,
  given_at: consent.givenAt.toISOString(),
});

function ratingBody(request: RatingRequest): object {
  const { key: _, ...person } = request;
  return { ...person, consent: consentBody(request) };
}

function bidBody(request: BidRequest): object {
  const { key: _, loan, income, ...person } = request;
  return {
    ...person,
    consent: consentBody(request),
    loan: {
      price_kopecks: loan.priceKopecks,
      own_kopecks: loan.ownKopecks,
      months: loan.months,
      program: loan.program,
    },
    income,
  };
}

function readRating(body: unknown): RatingAnswer {
  const told = z.parse(rating, body);
  if (told.status !== 'ready') return { id: told.id, status: told.status };
  return { id: told.id, status: 'ready', rating: told.rating, ratedAt: new Date(told.rated_at) };
}

function readBid(body: unknown): BidAnswer {
  const told = z.parse(bid, body);
  if (told.status === 'pending' || told.status === 'refused') return told;
  const { kopecks, rate_percent: ratePercent, months, insurance_kopecks: insuranceKopecks } = told.terms;
  const terms = { kopecks, ratePercent, months, insuranceKopecks };
  return told.status === 'thinking'
    ? { id: told.id, status: told.status, terms, promisedAt: new Date(told.promised_at) }
    : { id: told.id, status: told.status, terms, validUntil: new Date(told.valid_until) };
}
