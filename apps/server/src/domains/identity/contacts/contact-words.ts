import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { brand } from '../../../platform/brand.ts';
import type { Identifier } from '../accounts/identifier.ts';
import { maskIdentifier } from '../accounts/mask-phone.ts';
import type { CodeText } from '../codes/send-code.ts';

type Locale = 'ru' | 'en';

const whatOf = {
  ru: { phone: 'телефон', email: 'почту' },
  en: { phone: 'phone', email: 'e-mail' },
} as const;

/** For the present contact: it names the new one, so that it cannot confirm another change. */
export function oldCodeWords(made: Identifier): CodeText {
  const to = maskIdentifier(made);
  return {
    ru: (code) =>
      `Код ${code}: сменить ${whatOf.ru[made.type]} кабинета «${brand.name.ru}» на ${to}. Если это не вы, никому его не говорите и смените пароль.`,
    en: (code) =>
      `Code ${code}: to change the ${whatOf.en[made.type]} of your account at ${brand.name.en} to ${to}. If it is not you, tell it to nobody and change your password.`,
  };
}

/** For the new contact. */
export const newCodeWords = (made: Identifier): CodeText => ({
  ru: (code) =>
    `Код ${code}: указать ${made.type === 'phone' ? 'этот телефон' : 'эту почту'} в кабинете «${brand.name.ru}». Никому его не говорите.`,
  en: (code) =>
    `Code ${code}: to use this ${whatOf.en[made.type]} in an account at ${brand.name.en}. Do not tell it to anyone.`,
});

/**
 * For the owner of a contact that another person has entered, who does not learn that it is taken (promise
 * 4).
 */
export const contactTaken = ({ type }: Identifier): Readonly<Record<Locale, string>> => ({
  ru: `Кто-то хочет указать ${type === 'phone' ? 'ваш телефон' : 'вашу почту'} в другом кабинете «${brand.name.ru}». ${type === 'phone' ? 'Он останется' : 'Она останется'} в вашем. Если это не вы, ничего делать не нужно. Вопросы: ${brand.phones.supportShown}.`,
  en: `Somebody wants to use your ${whatOf.en[type]} in another account at ${brand.name.en}. It stays in yours. If it is not you, there is nothing to do. Questions: ${brand.phones.supportShown}.`,
});

/** Notice of the change; the SMS has only its text. */
export function contactChangedLetter(locale: Locale, made: Identifier, at: Date) {
  const [when, to] = [formatSentDayTime(at, { now: at, locale }), maskIdentifier(made)];
  const { supportShown } = brand.phones;
  return locale === 'ru'
    ? {
        subject: `${made.type === 'phone' ? 'Телефон изменён' : 'Почта изменена'}: кабинет «${brand.name.ru}»`,
        text: `${made.type === 'phone' ? 'Телефон вашего кабинета изменён' : 'Почта вашего кабинета изменена'} на ${to} ${when}. Все другие устройства вышли из кабинета. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      }
    : {
        subject: `Your ${whatOf.en[made.type]} was changed: ${brand.name.en}`,
        text: `The ${whatOf.en[made.type]} of your account was changed to ${to} on ${when}. All other devices were signed out. If it was not you, call us at once: ${supportShown}.`,
      };
}
