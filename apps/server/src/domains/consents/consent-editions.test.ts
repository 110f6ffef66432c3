import { consentKinds } from '@novosel/contract/consents/endpoints.ts';
import { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import { expect, it } from 'vitest';
import { textOf } from './consent-text.ts';
import { wordsFor } from './consent-words.ts';
import { siteConsentText } from './site-consent-text.ts';

const taker = {
  legalName: 'ООО «Застройщик»',
  site: 'https://cabinet.test',
  email: 'help@cabinet.test',
  phones: { supportShown: '8 800 000-00-00' },
};

/** Every edition by the hash of its text; an edition that people have agreed to is never removed. */
const editions: Readonly<Record<string, string>> = {
  'terms, 1, ru': 'c9c8d5bce2eac029c60ed85ae9e5c031194d7dfb00ce83ea21efafdb4edf27e4',
  'advertising, 1, ru': 'f659d2d34ea3f1dad43bd9e22daaef3f621a29ac4393200d6c230ae58149d04b',
  'scoring, 1, ru': '969f42d999cea03edab166e2f2fa248acc42e60fd44bfa85410d971c9e4682d6',
  'scoring, 2, ru': 'ca713dcbb46d7f03034859674a0a952e7297230d89757cd0e5b7c91dbcaadf22',
  'mortgage, 2, ru': 'af7a4f23f92dd33d3eccb818b0de7f80a0225bac50125a091338bc6af980e542',
  'tax, 1, ru': '43b759fc33605f44df0f4fc012385faef8cb4b73fa88074c4995ce7ab36b5885',
  'deal, 1, ru': 'e4e00f569a199a28857663de7903bdc174b549ef8a0f361bcf018605a90feba5',
  'site that reads all, 1, ru': '8ec6a4fc0948a5278ab65d8643fc380a5871e411c958b03d47fdc91cbd357cec',
  'site that reads nothing, 1, ru': 'adc27584fff27114ec235daedf27a5ab95dd53cd7b84e545f3a74c552c81989d',
  'terms, 1, en': 'e16dbafd9adba496ce783fa12173803d69fb516effaa231b0c921d8c2262bf7f',
  'advertising, 1, en': '36db20cc671f905a550eaa68b777899db8162cba08ed6fddb5bd161bf2b80b3e',
  'scoring, 1, en': 'e0f985724669d4e5406aeb348831a673b86230aa518a3f505f2e575ebf7dba5f',
  'scoring, 2, en': '521d6ef3b54f7f73a1660d0d1934d9a16aa21d1df8434f170e6102b50fe1731b',
  'mortgage, 2, en': 'a03fdebc595d58f86c70d8024caf2088f82df291d1a95874e41f751526b1e5df',
  'tax, 1, en': '278f6196587f321d6ea9093c0a901ab4eb1fc46a82e3940d847c7f81aa36a2ec',
  'deal, 1, en': 'ffee89e5bc8f271851df1798e61a7252433e086257aad92c9b2599f95b926134',
  'site that reads all, 1, en': 'f7d2dd9253be4caa9aab38a9628f1098f7e110530ee44f1fe0ac7bef7e4a6183',
  'site that reads nothing, 1, en': '42938da6018686604c8eac8fa52292b45003da87adb17c22d22c73f3dbc5d357',
};

const locales = ['ru', 'en'] as const;
const words = wordsFor(taker);
const site = { name: 'Переезд', domain: 'movers.test' };
const texts = locales.flatMap((locale) => [
  ...consentKinds.map((kind) => {
    const { version, words: said } = words[kind];
    return { of: kind, ...textOf({ kind, version, locale, ...said[locale] }) };
  }),
  { of: 'site that reads all', ...siteConsentText({ ...site, scopes: siteScopes }, locale, taker) },
  { of: 'site that reads nothing', ...siteConsentText({ ...site, scopes: [] }, locale, taker) },
]);

it.each(texts.map(({ of, version, locale, sha256 }) => [`${of}, ${version}, ${locale}`, sha256] as const))(
  'the words of a consent stay as they are as long as its version does: %s',
  (edition, sha256) => {
    expect(
      sha256,
      editions[edition]
        ? `the words of «${edition}» are others now: raise the version beside them, and add the new edition here`
        : `a new edition, «${edition}»: add its hash here, and leave the former ones`,
    ).toBe(editions[edition]);
  },
);
