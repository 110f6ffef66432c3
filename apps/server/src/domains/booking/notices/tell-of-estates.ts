import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { estateSold, estatesById, estatesRestocked, findKeepers } from '../../catalogue/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import {
  type BookingNews,
  bookingCanceled,
  bookingExpired,
  bookingRefunding,
  bookingSucceeded,
} from '../booking.events.ts';
import { type EstateFact, estateWords } from './estate-words.ts';

type Deps = TellDeps & Pick<Context, 'db' | 'events'>;

/** What a job tells to everybody who keeps one of these estates; from after a person, when there are many. */
interface Telling {
  readonly facts: readonly EstateFact[];
  readonly at: string;
  /** Who knows it already: the one whose booking it is, and those who choose with him. */
  readonly except: number | null;
  readonly after: number;
}

const peopleAtOnce = 200;

/** What an SMS is worth: after these the estate may be gone. */
const bySms: ReadonlySet<EstateFact['kind']> = new Set(['price', 'listed', 'free']);

/**
 * Tells those who keep an estate among favourites that its price has changed by any form of payment while it
 * is on sale, that it is booked and free again, sold, taken off sale and put back. What one import does to an
 * estate is one notice. However many they are, the fact itself waits for none of them: a job tells them in
 * turn.
 */
export function tellOfEstates({ events, jobs }: Deps): void {
  events.on(estatesRestocked, (tx, { changes, at }) => {
    const facts = changes.map(({ estateId, onSale, sold, prices }): EstateFact => {
      if (onSale === false) return { kind: sold ? 'sold' : 'withdrawn', estateId };
      return { kind: onSale ? 'listed' : 'price', estateId, prices };
    });
    return jobs.enqueue(tx, 'favourites.tell', telling(facts, at));
  });
  const about = (
    kind: 'booked' | 'free' | 'sold',
    { estateId, userId, at }: Pick<BookingNews, 'estateId' | 'userId' | 'at'>,
  ) => telling([{ kind, estateId }], at, userId);
  events.on(bookingSucceeded, (tx, news) => jobs.enqueue(tx, 'favourites.tell', about('booked', news)));
  for (const kind of [bookingExpired, bookingCanceled, bookingRefunding])
    events.on(kind, async (tx, news) => {
      if (wasTold(news)) await jobs.enqueue(tx, 'favourites.tell', about('free', news));
    });
  events.on(estateSold, (tx, news) => jobs.enqueue(tx, 'favourites.tell', about('sold', news)));
}

/**
 * Only what was told as booked is told as free: a hold of minutes is nobody's news. A new edition may wait
 * before the fee is paid, too; a booking has a last day only once it has succeeded.
 */
const wasTold = ({ from, bookedUntil }: BookingNews): boolean =>
  from === 'success' || (from === 'resign' && bookedUntil !== null);

const telling = (facts: readonly EstateFact[], at: Date, except: number | null = null): Telling => ({
  facts,
  at: at.toISOString(),
  except,
  after: 0,
});

export async function workTellingKeepers(deps: Deps): Promise<void> {
  await deps.jobs.work<Telling>('favourites.tell', (data) => tellKeepers(deps, data));
}

/**
 * Tells the next of those who keep these estates; whoever is left is another job's. A repeat tells nobody
 * twice.
 */
export async function tellKeepers(deps: Deps, { facts, at, except, after }: Telling): Promise<void> {
  const factOf = new Map(facts.map((fact) => [fact.estateId, fact]));
  const { db, jobs } = deps;
  await db.transaction(async (tx) => {
    const keepers = await findKeepers(tx, {
      estateIds: [...factOf.keys()],
      except,
      after,
      people: peopleAtOnce,
    });
    const estates = await estatesById(tx, [...new Set(keepers.map(({ estateId }) => estateId))], 0);
    for (const { userId, estateId } of keepers) {
      const fact = factOf.get(estateId);
      const estate = estates.get(estateId);
      if (!fact || !estate) continue;
      await tellPerson(deps, tx, {
        kind: 'favourites',
        by: bySms.has(fact.kind) ? ['sms', 'mail'] : ['mail'],
        userId,
        fact: `estate:${estateId}:${fact.kind}:${at}`,
        words: estateWords(fact, estate),
        tags: [notificationTags.forYou],
        link: path('estate', { estate: estateId }),
        at: new Date(at),
      });
    }
    const last = keepers.at(-1)?.userId;
    if (last !== undefined && new Set(keepers.map(({ userId }) => userId)).size === peopleAtOnce)
      await jobs.enqueue(tx, 'favourites.tell', { facts, at, except, after: last } satisfies Telling);
  });
}
