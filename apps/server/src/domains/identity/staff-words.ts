import { setUpHours } from '@novosel/contract/desk/staff-rules.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import type { Config } from '../../config.ts';
import { brand } from '../../platform/brand.ts';
import type { Letter } from './account-words.ts';

const inEnglish = (locale: string): boolean => locale === 'en';

/** The link of a new member of staff, or of one whose second factor was taken away; its address comes from the settings (promise 10). */
export function setUpLetter(
  { officeUrl }: Pick<Config, 'officeUrl'>,
  why: 'invited' | 'reset',
  { locale, token }: { locale: string; token: string },
): Letter {
  const link = `${officeUrl}/set-up/${token}`;
  if (inEnglish(locale))
    return {
      subject:
        why === 'invited'
          ? `You are invited to the desk of ${brand.name.en}`
          : `Set up the second step of your sign-in: ${brand.name.en}`,
      text: `${
        why === 'invited'
          ? 'You are invited to work at the desk. Make your sign-in'
          : 'The administrator has reset the second step of your sign-in. Set it up anew'
      } within ${setUpHours} hours: ${link}\n\nYou will need a phone with an authenticator app. The link works once; do not forward it. If you did not expect it, call us: ${brand.phones.supportShown}.`,
    };
  return {
    subject:
      why === 'invited'
        ? `Вас пригласили в рабочее место «${brand.name.ru}»`
        : `Настройте второй шаг входа: «${brand.name.ru}»`,
    text: `${
      why === 'invited'
        ? 'Вас пригласили в рабочее место. Настройте вход'
        : 'Администратор сбросил второй шаг вашего входа. Настройте его заново'
    } в течение ${setUpHours} часов: ${link}\n\nПонадобится телефон с приложением для кодов. Ссылка действует один раз, не пересылайте её. Если вы её не ждали, позвоните нам: ${brand.phones.supportShown}.`,
  };
}

export function recoveryCodeLetter(locale: string, left: number, at: Date): Letter {
  const { supportShown } = brand.phones;
  return inEnglish(locale)
    ? {
        subject: `A recovery code was used: ${brand.name.en}`,
        text: `On ${formatDayTime(at, { now: at, locale: 'en' })} (Moscow time) a recovery code of your sign-in at the desk was used. Codes left: ${left}. If it was not you, call us at once: ${supportShown}.`,
      }
    : {
        subject: `Использован резервный код: «${brand.name.ru}»`,
        text: `${formatDayTime(at, { now: at, locale: 'ru' })} (по Москве) использован резервный код вашего входа в рабочее место. Осталось кодов: ${left}. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      };
}

export function newFactorLetter(locale: string, at: Date): Letter {
  const { supportShown } = brand.phones;
  return inEnglish(locale)
    ? {
        subject: `The second step of your sign-in was changed: ${brand.name.en}`,
        text: `On ${formatDayTime(at, { now: at, locale: 'en' })} (Moscow time) the second step of your sign-in at the desk was moved to another app. If it was not you, call us at once: ${supportShown}.`,
      }
    : {
        subject: `Второй шаг входа изменён: «${brand.name.ru}»`,
        text: `${formatDayTime(at, { now: at, locale: 'ru' })} (по Москве) второй шаг вашего входа в рабочее место перенесён в другое приложение. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      };
}
