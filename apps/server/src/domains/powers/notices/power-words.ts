import type { Words } from '../../notifications/public.ts';
import type { PowerNews } from '../powers.events.ts';

type Both = Readonly<Record<'ru' | 'en', Words>>;

/**
 * Notices of the decision for both people of a power of attorney; `other` is the name of the other one. The
 * reason of a refusal is in the settings.
 */
export const powerWords: Readonly<
  Record<PowerNews['decision'], Readonly<Record<'principal' | 'delegate', (other: string) => Both>>>
> = {
  accepted: {
    principal: (other) => ({
      ru: {
        title: 'Доверенность проверена',
        text: `${other} теперь подписывает за вас документы брони. Отозвать доверие можно в «Настройках» в любой момент.`,
      },
      en: {
        title: 'The power of attorney is accepted',
        text: `${other} may now sign booking papers for you. Withdraw it in Settings at any moment.`,
      },
    }),
    delegate: (other) => ({
      ru: {
        title: 'Доверенность проверена',
        text: `${other}: теперь вы подписываете документы брони за этого человека.`,
      },
      en: {
        title: 'The power of attorney is accepted',
        text: `${other}: you may now sign booking papers for this person.`,
      },
    }),
  },
  refused: {
    principal: (other) => ({
      ru: {
        title: 'Доверенность не подошла',
        text: `${other} не может подписывать за вас. Причина — в «Настройках», там же можно приложить другую доверенность.`,
      },
      en: {
        title: 'The power of attorney does not do',
        text: `${other} may not sign for you. The reason stands in Settings, where you can show another one.`,
      },
    }),
    delegate: (other) => ({
      ru: { title: 'Доверенность не подошла', text: `${other}: подписывать за этого человека нельзя.` },
      en: {
        title: 'The power of attorney does not do',
        text: `${other}: you may not sign for this person.`,
      },
    }),
  },
};
