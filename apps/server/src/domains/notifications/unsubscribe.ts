import {
  type NewsKind,
  newsKinds,
  subscriptionRules,
} from '@novosel/contract/notifications/subscriptions.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../context.ts';
import { type Act, withoutRequest } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { keyedHash, personOf, sameText } from '../identity/public.ts';
import { keepChoice } from './subscriptions.repo.ts';

type Secret = Pick<Context, 'config'>;

const seal = ({ config }: Secret, userId: number, kind: NewsKind): string =>
  keyedHash(config.secret, 'unsubscribe', String(userId), kind);

/**
 * The link at the end of every letter that a person may switch off. It never expires, because letters are
 * kept for years, and it can only switch off letters.
 */
export function unsubscribeLink(deps: Secret, userId: number, kind: NewsKind): string {
  const token = `${userId}-${kind}-${seal(deps, userId, kind)}`;
  return `${deps.config.publicUrl}${path('unsubscribe', { token })}`;
}

/** The person and the kind of letters of a token. @throws AppError LINK_DEAD */
export function readUnsubscribeToken(deps: Secret, token: string): { userId: number; kind: NewsKind } {
  const [, user = '', name, given = ''] = /^(\d{1,9})-([a-z]+)-([\w-]{43})$/.exec(token) ?? [];
  const kind = newsKinds.find((one) => one === name);
  const userId = Number(user);
  if (!kind || !sameText(given, seal(deps, userId, kind))) throw new AppError('LINK_DEAD');
  return { userId, kind };
}

/**
 * Switches off letters of one kind; anybody with the letter may do it, and a repeat changes nothing.
 * @throws AppError LINK_DEAD
 */
export async function unsubscribe(
  deps: Pick<Context, 'config' | 'db'>,
  act: Act,
  token: string,
): Promise<void> {
  const { userId, kind } = readUnsubscribeToken(deps, token);
  const mayEnd = ['on', 'off'].includes(subscriptionRules[kind].mail);
  if (!mayEnd || !(await personOf(deps.db, userId))) throw new AppError('LINK_DEAD');
  await deps.db.transaction(async (tx) => {
    await keepChoice(tx, userId, { kind, channel: 'mail', on: false }, act.at);
    // Recorded as a guest even if he is signed in: the letter is his only proof.
    const byLetter = { ...withoutRequest(act), actor: { kind: 'guest' } } as const;
    await audit(tx, byLetter, {
      action: 'subscriptions.unsubscribe',
      subject: `user:${userId}`,
      details: { kind },
    });
  });
}
