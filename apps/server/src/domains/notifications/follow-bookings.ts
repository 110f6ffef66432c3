import { path } from '@novosel/contract/paths.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import type { EventKind } from '../../platform/events.ts';
import { addToOutbox } from '../../platform/outbox.ts';
import {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingExtended,
  bookingPaymentDeclined,
  bookingRefundFailed,
  bookingRefunding,
  bookingResigned,
  bookingReturned,
  bookingSucceeded,
  bookingTermsOffered,
} from '../booking/public.ts';
import { personOf } from '../identity/public.ts';
import { bookingWords } from './booking-words.ts';
import { notify } from './notify.ts';

type Topic = keyof typeof bookingWords;
type Deps = Pick<Context, 'events' | 'jobs' | 'clock'>;

/** What also goes by SMS: the news that changes where the money or the flat is. */
const bySms: ReadonlySet<Topic> = new Set(['succeeded', 'expired', 'termsOffered', 'refunding', 'returned']);

/** Tells a person what became of his booking: in the cabinet, by letter, and the weightiest by SMS. */
export function followBookingsForNotices(deps: Deps): void {
  const kinds: readonly [EventKind<BookingNews>, Topic][] = [
    [bookingSucceeded, 'succeeded'],
    [bookingExpired, 'expired'],
    [bookingCanceled, 'canceled'],
    [bookingRefunding, 'refunding'],
    [bookingRefundFailed, 'refundFailed'],
    [bookingReturned, 'returned'],
    [bookingPaymentDeclined, 'declined'],
    [bookingExtended, 'extended'],
    [bookingTermsOffered, 'termsOffered'],
    [bookingResigned, 'resigned'],
  ];
  for (const [kind, topic] of kinds) deps.events.on(kind, (tx, news) => tellOf(deps, tx, news, topic));
}

async function tellOf(deps: Deps, tx: Tx, news: BookingNews, topic: Topic): Promise<void> {
  const say = bookingWords[topic];
  const words = { ru: say(news, 'ru'), en: say(news, 'en') };
  await notify(tx, {
    userId: news.userId,
    fact: `booking:${news.bookingId}:${topic}:${news.at.toISOString()}`,
    words,
    tags: ['По сделке'],
    link: path('dealView', { estate: news.estateId }),
    at: news.at,
  });
  const person = await personOf(tx, news.userId);
  if (!person) return;
  const { title, text } = words[person.locale === 'en' ? 'en' : 'ru'];
  if (person.phone && bySms.has(topic)) {
    await addToOutbox(deps, tx, {
      topic: 'sms',
      payload: { to: `+${person.phone}`, text: `${title}. ${text}` },
    });
  }
  if (person.email)
    await addToOutbox(deps, tx, { topic: 'mail', payload: { to: person.email, subject: title, text } });
}
