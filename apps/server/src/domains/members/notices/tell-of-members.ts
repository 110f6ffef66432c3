import { estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import { estatesById } from '../../catalogue/public.ts';
import { personOf, shortNameOf } from '../../identity/public.ts';
import { type TellDeps, tellPerson, type Words } from '../../notifications/public.ts';
import { type MemberNews, memberNews } from '../members.events.ts';
import { findMembers } from '../members.repo.ts';
import { holderWords, invitationSms, type MemberSaying, ownWords } from './member-words.ts';

/** Notifies a member of what he has to do, and the main buyer of a member's answer. */
export function tellOfMembers(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(memberNews, async (tx, news) => {
    const saying = await sayingOf(tx, news);
    const { what, userId } = news;
    if (what === 'joined' || what === 'withdrew' || what === 'refused')
      await tell(deps, tx, news, news.mainBuyer, (locale) => holderWords[locale][what](saying));
    else if (userId !== undefined)
      await tell(deps, tx, news, userId, (locale) => ownWords[locale][what](saying));
    else if (what !== 'removed') await sendSms(deps, tx, saying);
  });
}

async function sayingOf(tx: Tx, news: MemberNews): Promise<MemberSaying> {
  const member = (await findMembers(tx, news.dealId)).find(({ id }) => id === news.memberId);
  return {
    ...news,
    inviter: await shortNameOf(tx, news.mainBuyer),
    estate: await estateWords(tx, news),
    until: member?.invitedUntil ?? null,
  };
}

/** «Квартира № 243», in both languages. */
async function estateWords(tx: Tx, { estateId, mainBuyer }: MemberNews): Promise<MemberSaying['estate']> {
  const estate = (await estatesById(tx, [estateId], mainBuyer)).get(estateId);
  const kind = estate?.kind ?? null;
  const number = estate?.number ?? '';
  return {
    ru: `${estateCases(kind, 'ru').EstateNom} № ${number}`,
    en: `${estateCases(kind, 'en').EstateNom} No. ${number}`,
  };
}

async function tell(
  deps: TellDeps,
  tx: Tx,
  { what, memberId, estateId, at }: MemberNews,
  userId: number,
  words: (locale: 'ru' | 'en') => Words,
): Promise<void> {
  await tellPerson(deps, tx, {
    kind: 'deal',
    by: ['sms', 'mail'],
    userId,
    fact: `member:${memberId}:${what}:${at.toISOString()}`,
    words: { ru: words('ru'), en: words('en') },
    tags: [notificationTags.deal],
    link: what === 'removed' ? path('deals', {}) : path('dealMembers', { estate: estateId }),
    at,
  });
}

/** For a phone without an account: the link opens the invitation after the registration. */
async function sendSms(deps: TellDeps, tx: Tx, saying: MemberSaying): Promise<void> {
  const member = (await findMembers(tx, saying.dealId)).find(({ id }) => id === saying.memberId);
  if (!member?.phone || !member.invitedUntil) return;
  const link = `${deps.config.publicUrl}${path('dealMembers', { estate: saying.estateId })}`;
  const inviter = await personOf(tx, saying.mainBuyer);
  const locale = inviter?.locale === 'en' ? 'en' : 'ru';
  const payload = { to: member.phone, text: invitationSms(saying, link, locale) };
  await addToOutbox(deps, tx, { topic: 'sms', payload }, member.invitedUntil);
}
