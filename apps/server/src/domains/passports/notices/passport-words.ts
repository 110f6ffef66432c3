import type { Words } from '../../notifications/public.ts';
import type { PassportNews } from '../passports.events.ts';

/**
 * The reason of a refusal is only in the settings: it may contain passport data, and others may read the
 * letter.
 */
export const passportWords: Readonly<Record<PassportNews['decision'], Readonly<Record<'ru' | 'en', Words>>>> =
  {
    checked: {
      ru: { title: 'Паспорт проверен', text: 'Он подставится в новые брони. Изменить его можно по запросу.' },
      en: {
        title: 'Your passport has been checked',
        text: 'New bookings take it by themselves. It is changed by a request.',
      },
    },
    refused: {
      ru: {
        title: 'Паспорт нужно поправить',
        text: 'Мы не смогли его проверить. Причина — в «Настройках», там же его можно исправить.',
      },
      en: {
        title: 'Your passport needs a correction',
        text: 'We could not check it. The reason stands in Settings, where you can correct it.',
      },
    },
    'change-accepted': {
      ru: {
        title: 'Паспорт изменён',
        text: 'Новые документы составим по нему. Подписанные остаются с прежним паспортом.',
      },
      en: {
        title: 'Your passport has been changed',
        text: 'New papers will have it. Signed ones keep the former passport.',
      },
    },
    'change-refused': {
      ru: {
        title: 'Паспорт не изменён',
        text: 'Мы отказали в изменении. Причина — в «Настройках»; прежний паспорт действует.',
      },
      en: {
        title: 'Your passport was not changed',
        text: 'We refused the change. The reason stands in Settings; the former passport stays in force.',
      },
    },
  };
