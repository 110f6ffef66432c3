import { goesBy, type NewsKind, subscriptionRules } from '@novosel/contract/notifications/subscriptions.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { addToOutbox } from '../../platform/jobs/outbox.ts';
import { personOf } from '../identity/public.ts';
import { reachOf } from './choose-subscription.ts';
import { type Notice, notify } from './notify.ts';
import { choicesOf } from './subscriptions.repo.ts';
import { unsubscribeLink } from './unsubscribe.ts';

export type TellDeps = Pick<Context, 'config' | 'clock' | 'jobs'>;

interface News extends Omit<Notice, 'hidden'> {
  readonly kind: NewsKind;
  /** Channels outside of the cabinet for people who have not switched them off. */
  readonly by?: readonly ('mail' | 'sms')[];
}

/**
 * The only function that notifies a person: in the cabinet, by letter and by SMS, unless he has switched them
 * off. The same fact is never sent twice.
 * @returns false when he was already notified, or does not exist
 */
export async function tellPerson(deps: TellDeps, tx: Tx, news: News): Promise<boolean> {
  const { kind, by = [], ...notice } = news;
  const person = await personOf(tx, news.userId);
  if (!person) return false;
  const reach = await reachOf(tx, person);
  const chosen = await choicesOf(tx, person.id);
  const goes = (channel: 'cabinet' | 'mail' | 'sms') => goesBy(kind, channel, chosen, reach);
  if (!(await notify(tx, { ...notice, hidden: !goes('cabinet') }))) return false;

  const locale = person.locale === 'en' ? 'en' : 'ru';
  const { title, text } = news.words[locale];
  if (by.includes('sms') && person.phone && goes('sms')) {
    const payload = { to: `+${person.phone}`, text: `${title}. ${text}` };
    await addToOutbox(deps, tx, { topic: 'sms', payload });
  }
  if (by.includes('mail') && person.email && goes('mail')) {
    const optional = subscriptionRules[kind].mail !== 'always';
    const foot = optional ? `\n\n${offWords[locale]}: ${unsubscribeLink(deps, person.id, kind)}` : '';
    const payload = { to: person.email, subject: title, text: `${text}${foot}` };
    await addToOutbox(deps, tx, { topic: 'mail', payload });
  }
  return true;
}

const offWords = { ru: 'Не присылать такие письма', en: 'Stop letters of this kind' } as const;
