import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { Estate, EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { dealPlaces } from '@novosel/contract/deals/places.ts';
import { describe, expect, it } from 'vitest';
import { bookingWords } from '../../booking/notices/booking-words.ts';
import { type EstateFact, estateWords } from '../../booking/notices/estate-words.ts';
import type { BookingNews } from '../../booking/public.ts';
import { exampleAgreement } from '../../documents/pdf/booking-agreement.example.ts';
import { bookingAgreement } from '../../documents/pdf/booking-agreement.template.ts';
import { dealWords } from './deal-words.ts';

const locales = ['ru', 'en'] as const;
const kinds = Object.keys(estateKinds) as EstateKind[];
const at = new Date('2026-11-22T13:00:00Z');

const news: BookingNews = {
  bookingId: '00000000-0000-7000-8000-000000000001',
  number: 'Б-101',
  userId: 1,
  estateId: 1,
  event: 'payment-succeeded',
  from: 'paying',
  to: 'success',
  actor: 'clock',
  actorId: null,
  reason: null,
  feeKopecks: 3_000_000,
  paidInCash: false,
  priceKopecks: 100_000_000,
  holdUntil: at,
  bookedUntil: at,
  at,
};
const deal = {
  dealId: news.bookingId,
  number: 'С-101',
  estateId: 1,
  mainBuyer: 1,
  members: [1],
  at,
  dueAt: at,
  linkedTo: null,
};

const estateOf = (kind: EstateKind) =>
  ({ kind, number: '3', complex: { title: 'Верфь' }, building: { number: '2' } }) as Estate;

const facts: readonly EstateFact[] = [
  { kind: 'price', estateId: 1, prices: [{ form: 'full', before: 2_000_000, after: 1_000_000 }] },
  { kind: 'listed', estateId: 1, prices: [] },
  ...(['booked', 'free', 'sold', 'withdrawn'] as const).map((kind) => ({ kind, estateId: 1 })),
];

/** Everything that is sent about one estate: in the cabinet, by letter and by SMS, and its agreement. */
const sent = (kind: EstateKind, locale: 'ru' | 'en'): string[] => [
  ...Object.values(bookingWords).flatMap((say) =>
    [news, { ...news, bookedUntil: null }].map((one) => JSON.stringify(say({ ...one, kind }, locale))),
  ),
  ...dealPlaces.map((to) =>
    JSON.stringify(
      dealWords(
        { ...deal, kind, event: 'choose-parameters', from: 'parameters', to, visit: null, reason: null },
        locale,
      ),
    ),
  ),
  ...facts.map((fact) => JSON.stringify(estateWords(fact, estateOf(kind))[locale])),
  ...(locale === 'ru'
    ? [
        JSON.stringify(
          bookingAgreement({ ...exampleAgreement(), estate: { ...exampleAgreement().estate, kind } }),
        ),
      ]
    : []),
];

/** The beginnings of a word in all its cases. */
const stemOf = (kind: EstateKind | null, locale: 'ru' | 'en') => {
  const { estateNom, estateGen } = estateCases(kind, locale);
  const same = [...estateNom].findIndex((letter, place) => letter !== estateGen[place]);
  return same < 0 ? estateNom : estateNom.slice(0, same);
};

describe.each(kinds)('what is sent about %s', (kind) => {
  it.each(locales)('names no other kind, in %s', (locale) => {
    const others = kinds.filter((each) => each !== kind).map((each) => stemOf(each, locale));
    const other = new RegExp(`(?<![\\p{L}-])(?:${others.join('|')})`, 'iu');
    const own = new RegExp(stemOf(kind, locale), 'i');
    const all = sent(kind, locale);
    expect(all.filter((text) => other.test(text))).toEqual([]);
    expect(all.filter((text) => own.test(text)).length).toBeGreaterThan(facts.length);
  });
});
