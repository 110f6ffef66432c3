import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { EventKind } from '../../../platform/events.ts';
import { kindOfEstate } from '../../catalogue/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingExtended,
  bookingPaidTwice,
  bookingPaymentDeclined,
  bookingPaymentExpired,
  bookingPaymentRefused,
  bookingRefundFailed,
  bookingRefunding,
  bookingResigned,
  bookingReturned,
  bookingSucceeded,
  bookingTermsOffered,
} from '../booking.events.ts';
import { bookingWords } from './booking-words.ts';

type Topic = keyof typeof bookingWords;

/** Notices that are also sent by SMS: those about a change of the estate or the money. */
const bySms: ReadonlySet<Topic> = new Set(['succeeded', 'expired', 'termsOffered', 'refunding', 'returned']);

/** Notifies a person of his booking: in the cabinet, by letter, and of the most important events by SMS. */
export function tellOfBookings(deps: TellDeps & Pick<Context, 'events'>): void {
  const kinds: readonly [EventKind<BookingNews>, Topic][] = [
    [bookingExpired, 'expired'],
    [bookingCanceled, 'canceled'],
    [bookingRefunding, 'refunding'],
    [bookingPaidTwice, 'paidTwice'],
    [bookingRefundFailed, 'refundFailed'],
    [bookingReturned, 'returned'],
    [bookingPaymentDeclined, 'declined'],
    [bookingPaymentExpired, 'paymentExpired'],
    [bookingPaymentRefused, 'paymentRefused'],
    [bookingExtended, 'extended'],
    [bookingTermsOffered, 'termsOffered'],
    [bookingResigned, 'resigned'],
  ];
  deps.events.on(bookingSucceeded, (tx, news) =>
    tellOf(deps, tx, news, news.event === 'join' ? 'joined' : 'succeeded'),
  );
  for (const [kind, topic] of kinds) deps.events.on(kind, (tx, news) => tellOf(deps, tx, news, topic));
}

async function tellOf(deps: TellDeps, tx: Tx, news: BookingNews, topic: Topic): Promise<void> {
  const say = bookingWords[topic];
  const told = { ...news, kind: await kindOfEstate(tx, news.estateId) };
  await tellPerson(deps, tx, {
    kind: 'deal',
    by: bySms.has(topic) ? ['sms', 'mail'] : ['mail'],
    userId: news.userId,
    fact: `booking:${news.bookingId}:${topic}:${news.at.toISOString()}`,
    words: { ru: say(told, 'ru'), en: say(told, 'en') },
    tags: [notificationTags.deal],
    link: path('dealView', { estate: news.estateId }),
    at: news.at,
  });
}
