import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Config } from '../../../config.ts';
import { brand } from '../../../platform/brand.ts';
import type { Letter } from '../accounts/account-words.ts';

interface NewDevice {
  readonly act: 'enter' | 'unlock' | 'desk';
  /** As it describes itself; empty when unknown. */
  readonly device: string;
  readonly address: string;
  readonly at: Date;
}

const acts = {
  enter: {
    ru: { subject: 'Вход на новом устройстве', text: 'В ваш кабинет вошли на новом устройстве' },
    en: { subject: 'A sign-in on a new device', text: 'Your account was entered on a new device' },
  },
  unlock: {
    ru: {
      subject: 'Вход открыт на новом устройстве',
      text: 'Вход в кабинет открыли кодом на новом устройстве',
    },
    en: {
      subject: 'The sign-in was opened on a new device',
      text: 'Your sign-in was opened by a code on a new device',
    },
  },
  desk: {
    ru: {
      subject: 'Вход в рабочее место на новом устройстве',
      text: 'В рабочее место вошли с вашим паролем на новом устройстве',
    },
    en: {
      subject: 'A sign-in at the desk on a new device',
      text: 'The desk was entered with your password on a new device',
    },
  },
} as const;

/** Notice of a sign-in from a new browser, with what to do if it was another person. */
export function newDeviceLetter(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  locale: 'ru' | 'en',
  { act, device, address, at }: NewDevice,
): Letter {
  const { subject, text } = acts[act][locale];
  const when = formatSentDayTime(at, { now: at, locale });
  const settings = `${publicUrl}${path('profile')}`;
  const { supportShown } = brand.phones;
  const own = act !== 'desk';
  const toDo = {
    ru: own
      ? `смените пароль в «Настройках»: все другие устройства выйдут из кабинета. Там же кабинет можно заморозить: ${settings}\nТелефон: ${supportShown}.`
      : `сразу позвоните нам, и администратор закроет этот вход: ${supportShown}.`,
    en: own
      ? `change your password in Settings: all other devices are then signed out. There you can also freeze the account: ${settings}\nPhone: ${supportShown}.`
      : `call us at once, and an administrator closes this sign-in: ${supportShown}.`,
  };
  return locale === 'ru'
    ? {
        subject: `${subject}: ${own ? 'кабинет ' : ''}«${brand.name.ru}»`,
        text: `${text} ${when}: ${device || 'устройство не назвало себя'}, адрес ${address}. Если это были вы, ничего делать не нужно.\n\nЕсли нет, ${toDo.ru}`,
      }
    : {
        subject: `${subject}: ${brand.name.en}`,
        text: `${text} on ${when}: ${device || 'the device did not name itself'}, address ${address}. If it was you, there is nothing to do.\n\nIf not, ${toDo.en}`,
      };
}

/** The same for a person without a confirmed e-mail. */
export function newDeviceSms(locale: 'ru' | 'en', { act, at }: Pick<NewDevice, 'act' | 'at'>): string {
  const { text } = acts[act][locale];
  const when = formatSentDayTime(at, { now: at, locale });
  const { supportShown } = brand.phones;
  return locale === 'ru'
    ? `${text} ${when}. Если это были не вы, сразу позвоните нам: ${supportShown}.`
    : `${text} on ${when}. If it was not you, call us at once: ${supportShown}.`;
}
