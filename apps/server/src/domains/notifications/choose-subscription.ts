import {
  type Channel,
  type Choice,
  channels,
  goesBy,
  mayChoose,
  newsKinds,
  type Reach,
  subscriptionRules,
} from '@novosel/contract/notifications/subscriptions.ts';
import type { Subscriptions } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import type { Context } from '../../context.ts';
import { type BuyerAct, withoutRequest } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { agreesToAdvertising } from '../consents/public.ts';
import { type Person, personOf } from '../identity/public.ts';
import { choicesOf, keepChoice } from './subscriptions.repo.ts';

/** Channels that can reach a person. */
export async function reachOf(db: Executor, person: Person): Promise<Reach> {
  return { hasEmail: person.email !== null, advertising: await agreesToAdvertising(db, person.id) };
}

const isAWay = (kind: (typeof newsKinds)[number], channel: Channel) =>
  subscriptionRules[kind][channel] !== 'never';

/** Every kind with its channels, as set for this person. @throws AppError SESSION_REVOKED */
export async function listSubscriptions(db: Executor, userId: number): Promise<Subscriptions> {
  const person = await personOf(db, userId);
  if (!person) throw new AppError('SESSION_REVOKED');
  const reach = await reachOf(db, person);
  const chosen = await choicesOf(db, userId);
  const items = newsKinds.map((kind) => ({
    kind,
    ways: channels
      .filter((channel) => isAWay(kind, channel))
      .map((channel) => ({
        channel,
        on: goesBy(kind, channel, chosen, reach),
        mayChoose: mayChoose(kind, channel, reach),
      })),
  }));
  return { items, ...reach };
}

/** Switches one channel. @throws AppError SUBSCRIPTION_KEPT, CONSENT_NEEDED */
export async function chooseSubscription(
  { db }: Pick<Context, 'db'>,
  act: BuyerAct,
  choice: Choice,
): Promise<Subscriptions> {
  const { id: userId } = act.actor;
  const person = await personOf(db, userId);
  if (!person) throw new AppError('SESSION_REVOKED');
  const reach = await reachOf(db, person);
  if (!mayChoose(choice.kind, choice.channel, reach)) throw new AppError('SUBSCRIPTION_KEPT');
  if (choice.kind === 'offers' && !reach.advertising) throw new AppError('CONSENT_NEEDED');
  const { kind, channel, on } = choice;
  await db.transaction(async (tx) => {
    await keepChoice(tx, userId, choice, act.at);
    await audit(tx, withoutRequest(act), {
      action: 'subscriptions.choose',
      subject: `user:${userId}`,
      details: { kind, channel, on },
    });
  });
  return listSubscriptions(db, userId);
}
