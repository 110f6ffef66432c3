import type { SiteScope } from '@novosel/contract/sites/endpoints.ts';
import { scopeWords } from '@novosel/contract/sites/scope-words.ts';
import { brand } from '../../platform/brand.ts';
import { type ConsentText, textOf } from './consent-text.ts';
import type { Taker } from './consent-words.ts';

/** Increases with every change of the text below, including those of the scopes. */
const version = 1;

/** An outside site, and what it wants to read. */
export interface AskingSite {
  readonly name: string;
  readonly domain: string;
  readonly scopes: readonly SiteScope[];
}

/**
 * The consent that lets an outside site read data: which site, what, why, until when (152-FZ, article 9, part
 * 4).
 */
export function siteConsentText(
  { name, domain, scopes }: AskingSite,
  locale: 'ru' | 'en',
  taker: Taker = brand,
): ConsentText {
  const read = new Intl.ListFormat(locale).format(scopes.map((scope) => scopeWords[scope][locale]));
  return textOf({ kind: 'site', version, locale, ...words[locale]({ name, domain, read }, taker) });
}

interface Named {
  readonly name: string;
  readonly domain: string;
  /** Empty: only the person's ID. */
  readonly read: string;
}

const words = {
  ru: ({ name, domain, read }: Named, { legalName, site: ours, email, phones }: Taker) => ({
    title: `Согласие на передачу данных сайту «${name}»`,
    paragraphs: [
      `Я согласен, чтобы ${legalName} (${ours}) сообщало сайту «${name}» (${domain}), когда я вхожу на него через личный кабинет, что это я${read ? `, а также мои данные: ${read}` : ', и больше ничего'}.`,
      'Цель одна: чтобы сайт узнал меня без отдельной регистрации. Пароля, документов и платежей он не увидит.',
      'Согласие действует, пока я его не отзову. Отозвать его можно в кабинете в любой день: сайт сразу перестанет получать мои данные. Что он узнал раньше, у него останется.',
      `Без этого согласия кабинет и договоры работают так же. Вопросы: ${email}, ${phones.supportShown}.`,
    ],
  }),
  en: ({ name, domain, read }: Named, { legalName, site: ours, email, phones }: Taker) => ({
    title: `Consent to give data to the site “${name}”`,
    paragraphs: [
      `I agree that ${legalName} (${ours}) tells the site “${name}” (${domain}), when I sign in there through the account, that it is me${read ? `, and these data of mine: ${read}` : ', and nothing else'}.`,
      'There is one purpose: that the site knows me without a registration of its own. It does not see the password, documents or payments.',
      'The consent holds until I withdraw it. It can be withdrawn in the account on any day: the site then gets my data no more, at once. What it has learned before stays with it.',
      `Without it the account and the contracts work just the same. Questions: ${email}, ${phones.supportShown}.`,
    ],
  }),
} as const;
