/** Channels by which news reach a person. */
export const channels = ['cabinet', 'mail', 'sms'] as const;
export type Channel = (typeof channels)[number];

/**
 * Subjects of news. Codes and sign-in warnings are not news: they are always sent, by channels of their own.
 */
export const newsKinds = ['deal', 'answers', 'site', 'favourites', 'offers'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** `always` and `never` cannot be changed by the person; `on` and `off` are defaults. */
type Rule = 'always' | 'on' | 'off' | 'never';

/**
 * Channels of each kind. Deadlines and money of a deal always go to the cabinet and by letter: a person who
 * misses them loses the flat or the money (decision 023).
 */
export const subscriptionRules: Readonly<Record<NewsKind, Readonly<Record<Channel, Rule>>>> = {
  deal: { cabinet: 'always', mail: 'always', sms: 'on' },
  answers: { cabinet: 'always', mail: 'on', sms: 'never' },
  site: { cabinet: 'on', mail: 'off', sms: 'never' },
  favourites: { cabinet: 'on', mail: 'off', sms: 'off' },
  /** Advertising: sent only with the consent (38-FZ, article 18). */
  offers: { cabinet: 'on', mail: 'on', sms: 'on' },
};

/** A person's choice for one channel of one kind. */
export interface Choice {
  readonly kind: NewsKind;
  readonly channel: Channel;
  readonly on: boolean;
}

export interface Reach {
  /** Whether he has an e-mail address. */
  readonly hasEmail: boolean;
  /** Whether he agrees to advertising. */
  readonly advertising: boolean;
}

/** Whether a kind of news goes to this person by this channel. */
export function goesBy(kind: NewsKind, channel: Channel, chosen: readonly Choice[], reach: Reach): boolean {
  const rule = subscriptionRules[kind][channel];
  if (rule === 'never' || (kind === 'offers' && !reach.advertising)) return false;
  if (rule === 'always' || isOnlyWayOut(kind, channel, reach)) return true;
  const choice = chosen.find((one) => one.kind === kind && one.channel === channel);
  return choice ? choice.on : rule === 'on';
}

/** Whether the person may switch a channel. */
export function mayChoose(kind: NewsKind, channel: Channel, reach: Reach): boolean {
  const rule = subscriptionRules[kind][channel];
  return (rule === 'on' || rule === 'off') && !isOnlyWayOut(kind, channel, reach);
}

/** Without an e-mail, only the SMS tells a person outside of the cabinet about his deal. */
const isOnlyWayOut = (kind: NewsKind, channel: Channel, { hasEmail }: Reach): boolean =>
  kind === 'deal' && channel === 'sms' && !hasEmail;
