import { setUpHours } from '@novosel/contract/desk/staff-rules.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { Config } from '../../../config.ts';
import { brand } from '../../../platform/brand.ts';
import type { Letter } from '../accounts/account-words.ts';

const localeOf = (locale: string) => (locale === 'en' ? 'en' : 'ru');

/**
 * The link for a new member of staff, or for one whose second factor was removed; its address comes from the
 * settings (promise 10).
 */
export function setUpLetter(
  { officeUrl }: Pick<Config, 'officeUrl'>,
  why: 'invited' | 'reset',
  { locale, token }: { locale: string; token: string },
): Letter {
  const link = `${officeUrl}/set-up/${token}`;
  const { supportShown } = brand.phones;
  const subject = {
    invited: {
      ru: `Вас пригласили в рабочее место «${brand.name.ru}»`,
      en: `You are invited to the desk of ${brand.name.en}`,
    },
    reset: {
      ru: `Настройте второй шаг входа: «${brand.name.ru}»`,
      en: `Set up the second step of your sign-in: ${brand.name.en}`,
    },
  };
  const what = {
    invited: {
      ru: 'Вас пригласили в рабочее место. Настройте вход',
      en: 'You are invited to work at the desk. Set up your sign-in',
    },
    reset: {
      ru: 'Администратор сбросил второй шаг вашего входа. Настройте его заново',
      en: 'The administrator has reset the second step of your sign-in. Set it up anew',
    },
  };
  const how = {
    ru: `в течение ${setUpHours} часов: ${link}\n\nПонадобится телефон с приложением для кодов. Ссылка действует один раз, не пересылайте её. Если вы её не ждали, позвоните нам: ${supportShown}.`,
    en: `within ${setUpHours} hours: ${link}\n\nYou will need a phone with an authenticator app. The link works once; do not forward it. If you did not expect it, call us: ${supportShown}.`,
  };
  const language = localeOf(locale);
  return { subject: subject[why][language], text: `${what[why][language]} ${how[language]}` };
}

export function recoveryCodeLetter(locale: string, left: number, at: Date): Letter {
  const language = localeOf(locale);
  const when = formatSentDayTime(at, { now: at, locale: language });
  const { supportShown } = brand.phones;
  return {
    ru: {
      subject: `Использован резервный код: «${brand.name.ru}»`,
      text: `${when} использован резервный код вашего входа в рабочее место. Осталось кодов: ${left}. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
    },
    en: {
      subject: `A recovery code was used: ${brand.name.en}`,
      text: `On ${when} a recovery code of your sign-in at the desk was used. Codes left: ${left}. If it was not you, call us at once: ${supportShown}.`,
    },
  }[language];
}

export function newFactorLetter(locale: string, at: Date): Letter {
  const language = localeOf(locale);
  const when = formatSentDayTime(at, { now: at, locale: language });
  const { supportShown } = brand.phones;
  return {
    ru: {
      subject: `Второй шаг входа изменён: «${brand.name.ru}»`,
      text: `${when} второй шаг вашего входа в рабочее место перенесён в другое приложение. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
    },
    en: {
      subject: `The second step of your sign-in was changed: ${brand.name.en}`,
      text: `On ${when} the second step of your sign-in at the desk was moved to another app. If it was not you, call us at once: ${supportShown}.`,
    },
  }[language];
}

export function newCodesLetter(locale: string, at: Date): Letter {
  const language = localeOf(locale);
  const when = formatSentDayTime(at, { now: at, locale: language });
  const { supportShown } = brand.phones;
  return {
    ru: {
      subject: `Новые резервные коды: «${brand.name.ru}»`,
      text: `${when} созданы новые резервные коды вашего входа в рабочее место; прежние больше не действуют. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
    },
    en: {
      subject: `New recovery codes: ${brand.name.en}`,
      text: `On ${when} new recovery codes of your sign-in at the desk were made; the former ones work no more. If it was not you, call us at once: ${supportShown}.`,
    },
  }[language];
}
