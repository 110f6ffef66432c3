import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Config } from '../../../config.ts';
import { brand } from '../../../platform/brand.ts';

type Locale = 'ru' | 'en';
type Words = Readonly<Record<Locale, string>>;
type CodeWords = Readonly<Record<Locale, (code: string) => string>>;
type Public = Pick<Config, 'publicUrl'>;

/** Links use the address from the settings, never the Host header of a request (promise 10). */
const linkTo = ({ publicUrl }: Public, page: string): string => `${publicUrl}${page}`;

/** What a code confirms, as its message says (OWASP Transaction Authorization 1.1). */
export const codeWords: Readonly<Record<'register' | 'reset' | 'unlock' | 'renew', CodeWords>> = {
  register: {
    ru: (code) => `Код ${code}: открыть кабинет «${brand.name.ru}». Никому его не говорите.`,
    en: (code) => `Code ${code}: to open an account at ${brand.name.en}. Do not tell it to anyone.`,
  },
  reset: {
    ru: (code) => `Код ${code}: новый пароль от кабинета «${brand.name.ru}». Никому его не говорите.`,
    en: (code) => `Code ${code}: a new password at ${brand.name.en}. Do not tell it to anyone.`,
  },
  unlock: {
    ru: (code) => `Код ${code}: открыть вход в кабинет «${brand.name.ru}». Никому его не говорите.`,
    en: (code) => `Code ${code}: to open the sign-in at ${brand.name.en}. Do not tell it to anyone.`,
  },
  renew: {
    ru: (code) => `Код ${code}: сменить пароль от кабинета «${brand.name.ru}». Никому его не говорите.`,
    en: (code) => `Code ${code}: to renew the password at ${brand.name.en}. Do not tell it to anyone.`,
  },
};

/** Sent instead of the code to a phone that already has an account. */
export const accountExists = (config: Public): Words => ({
  ru: `Кабинет с этим телефоном уже есть. Войдите или задайте новый пароль: ${linkTo(config, path('authForgot'))}`,
  en: `There is an account with this phone already. Sign in or set a new password: ${linkTo(config, path('authForgot'))}`,
});

/** Sent instead of the code to a phone or an address without an account. */
export const accountAbsent = (config: Public): Words => ({
  ru: `У нас нет кабинета с этими данными. Если код запросили не вы, ничего делать не нужно. Завести кабинет: ${linkTo(config, path('authRegister'))}`,
  en: `We have no account with these data. If it was not you who asked for a code, there is nothing to do. Open an account: ${linkTo(config, path('authRegister'))}`,
});

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Asks a new person to confirm his address; `token` comes from `confirmation-link.ts`. */
export function confirmationLetter(config: Public, locale: Locale, token: string): Letter {
  const link = linkTo(config, path('authEmail', { token }));
  return locale === 'ru'
    ? {
        subject: `Подтвердите почту: кабинет «${brand.name.ru}»`,
        text: `Вы указали эту почту при регистрации. Подтвердите её в течение недели: ${link}\n\nЕсли это были не вы, ничего делать не нужно.`,
      }
    : {
        subject: `Confirm your e-mail: ${brand.name.en}`,
        text: `You gave this address when you registered. Confirm it within a week: ${link}\n\nIf it was not you, there is nothing to do.`,
      };
}

/**
 * For the owner of an address that another person gave at registration: the form does not reveal that it is
 * taken.
 */
export function addressTakenLetter(locale: Locale, phone: string): Letter {
  return locale === 'ru'
    ? {
        subject: `Ваша почта указана в новом кабинете «${brand.name.ru}»`,
        text: `Кто-то открыл кабинет с телефоном ${phone} и указал вашу почту. Она уже есть в вашем кабинете и останется в нём.\n\nЕсли это были вы, войдите в прежний кабинет. Если нет, ничего делать не нужно. Вопросы: ${brand.phones.supportShown}.`,
      }
    : {
        subject: `Your e-mail was given in a new account at ${brand.name.en}`,
        text: `Somebody opened an account with the phone ${phone} and gave your e-mail. It belongs to your account and stays there.\n\nIf it was you, sign in to the former account. If not, there is nothing to do. Questions: ${brand.phones.supportShown}.`,
      };
}

/** Notice of a changed password; the SMS has only its text. */
export function passwordChangedLetter(locale: Locale, at: Date): Letter {
  const when = formatSentDayTime(at, { now: at, locale });
  const { supportShown } = brand.phones;
  return locale === 'ru'
    ? {
        subject: `Пароль от кабинета «${brand.name.ru}» изменён`,
        text: `Пароль от вашего кабинета изменён ${when}. Все другие устройства вышли из кабинета. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      }
    : {
        subject: `Your password at ${brand.name.en} was changed`,
        text: `The password of your account was changed on ${when}. All other devices were signed out. If it was not you, call us at once: ${supportShown}.`,
      };
}
