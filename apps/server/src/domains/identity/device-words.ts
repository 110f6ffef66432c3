import { path } from '@novosel/contract/paths.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import type { Config } from '../../config.ts';
import { brand } from '../../platform/brand.ts';
import type { Letter } from './account-words.ts';

interface NewDevice {
  readonly act: 'enter' | 'unlock';
  /** As it names itself; empty when it does not. */
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
} as const;

/** News of a browser in which the person has not been, with what to do if it is not he. */
export function newDeviceLetter(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  locale: 'ru' | 'en',
  { act, device, address, at }: NewDevice,
): Letter {
  const { subject, text } = acts[act][locale];
  const when = formatDayTime(at, { now: at, locale });
  const settings = `${publicUrl}${path('profile')}`;
  const { supportShown } = brand.phones;
  return locale === 'ru'
    ? {
        subject: `${subject}: кабинет «${brand.name.ru}»`,
        text: `${text} ${when} (по Москве): ${device || 'устройство не назвало себя'}, адрес ${address}. Если это были вы, ничего делать не нужно.\n\nЕсли нет, смените пароль в «Настройках»: все другие устройства выйдут из кабинета. Там же кабинет можно заморозить: ${settings}\nТелефон: ${supportShown}.`,
      }
    : {
        subject: `${subject}: ${brand.name.en}`,
        text: `${text} on ${when} (Moscow time): ${device || 'the device did not name itself'}, address ${address}. If it was you, there is nothing to do.\n\nIf not, change your password in Settings: all other devices are then signed out. There you can also freeze the account: ${settings}\nPhone: ${supportShown}.`,
      };
}
