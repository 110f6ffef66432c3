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

/**
 * Data of a job that notifies everybody with one of these estates among his favourites, in parts: `after` is
 * the last person of the part before.
 */
interface Telling {
  readonly facts: readonly EstateFact[];
  readonly at: string;
  /** The person whose booking it is, and those who share his favourites: they know already. */
  readonly except: number | null;
  readonly after: number;
}

const peopleAtOnce = 200;

/** Events worth an SMS: after these the estate may soon be gone. */
const bySms: ReadonlySet<EstateFact['kind']> = new Set(['price', 'listed', 'free']);

/**
 * Notifies people when a favourite estate changes its price while on sale, is booked, free again, sold, taken
 * off sale or put back. One import makes one notice for each estate. The event does not wait for the notices:
 * a job sends them in parts.
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
 * An estate is announced as free only if it was announced as booked: holds of minutes are never announced. A
 * last day exists only after success, even if a new edition waits before the fee is paid.
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
 * Notifies the next part of these people; another job continues with the rest. A repeat notifies nobody
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
