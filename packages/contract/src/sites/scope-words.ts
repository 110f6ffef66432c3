import type { SiteScope } from './endpoints.ts';

/** What a site reads, in words: for the consent, and for the page of allowed sites. */
export const scopeWords: Readonly<Record<SiteScope, Readonly<Record<'ru' | 'en', string>>>> = {
  profile: {
    ru: 'полное имя, псевдоним, дату рождения, язык',
    en: 'full name, nickname, birthday, language',
  },
  phone: { ru: 'номер телефона', en: 'phone number' },
  email: { ru: 'адрес почты', en: 'e-mail address' },
};
