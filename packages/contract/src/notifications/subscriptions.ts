/** Ways by which news reach a person. */
export const channels = ['cabinet', 'mail', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** What news are about. Codes and warnings of the sign-in are no news: they go always, by their own ways. */
export const newsKinds = ['deal', 'answers', 'site', 'favourites', 'offers'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** `always` and `never` are not the person's to change; `on` and `off` are what holds until he chooses. */
type Rule = 'always' | 'on' | 'off' | 'never';

/**
 * By which ways each kind goes. Terms and money of a deal are told in the cabinet and by letter whatever is
 * chosen: who misses them loses the flat or the money (decision 023).
 */
export const subscriptionRules: Readonly<Record<NewsKind, Readonly<Record<Channel, Rule>>>> = {
  deal: { cabinet: 'always', mail: 'always', sms: 'on' },
  answers: { cabinet: 'always', mail: 'on', sms: 'never' },
  site: { cabinet: 'on', mail: 'off', sms: 'never' },
  favourites: { cabinet: 'on', mail: 'off', sms: 'off' },
  /** Advertising: nothing at all without the consent (38-FZ, article 18). */
  offers: { cabinet: 'on', mail: 'on', sms: 'on' },
};

/** What a person has chosen for one way of one kind. */
export interface Choice {
  readonly kind: NewsKind;
  readonly channel: Channel;
  readonly on: boolean;
}

export interface Reach {
  /** Whether a letter can reach him at all. */
  readonly hasEmail: boolean;
  /** Whether he agrees to advertising. */
  readonly advertising: boolean;
}

/** Whether a kind goes by a way to this person. */
export function goesBy(kind: NewsKind, channel: Channel, chosen: readonly Choice[], reach: Reach): boolean {
  const rule = subscriptionRules[kind][channel];
  if (rule === 'never' || (kind === 'offers' && !reach.advertising)) return false;
  if (rule === 'always' || isOnlyWayOut(kind, channel, reach)) return true;
  const choice = chosen.find((one) => one.kind === kind && one.channel === channel);
  return choice ? choice.on : rule === 'on';
}

/** Whether a way may be switched by the person. */
export function mayChoose(kind: NewsKind, channel: Channel, reach: Reach): boolean {
  const rule = subscriptionRules[kind][channel];
  return (rule === 'on' || rule === 'off') && !isOnlyWayOut(kind, channel, reach);
}

/** Without an e-mail nothing but the SMS tells of a deal to a person who is not in the cabinet. */
const isOnlyWayOut = (kind: NewsKind, channel: Channel, { hasEmail }: Reach): boolean =>
  kind === 'deal' && channel === 'sms' && !hasEmail;
