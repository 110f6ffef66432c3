import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { brand } from '../../platform/brand.ts';

/**
 * Notice of an added or deleted passkey; the SMS has only its text. It does not contain the passkey's name,
 * which a thief of a session could use to send his own text.
 */
export function passkeyLetter(act: 'add' | 'remove' | 'drop', said: string, at: Date) {
  const locale = said === 'en' ? 'en' : 'ru';
  const when = formatSentDayTime(at, { now: at, locale });
  const { supportShown } = brand.phones;
  const words = {
    add: {
      ru: {
        subject: `Новый ключ доступа: кабинет «${brand.name.ru}»`,
        text: `В ваш кабинет можно войти новым ключом доступа: его добавили ${when}. Если это были не вы, удалите ключ в «Настройках» и сразу позвоните нам: ${supportShown}.`,
      },
      en: {
        subject: `A new passkey: ${brand.name.en}`,
        text: `Your account can be entered by a new passkey: it was added on ${when}. If it was not you, remove it in Settings and call us at once: ${supportShown}.`,
      },
    },
    remove: {
      ru: {
        subject: `Ключ доступа удалён: кабинет «${brand.name.ru}»`,
        text: `Ключ доступа от вашего кабинета удалён ${when}: войти им больше нельзя. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      },
      en: {
        subject: `A passkey was removed: ${brand.name.en}`,
        text: `A passkey of your account was removed on ${when}: it opens the account no more. If it was not you, call us at once: ${supportShown}.`,
      },
    },
    drop: {
      ru: {
        subject: `Ключи доступа удалены: кабинет «${brand.name.ru}»`,
        text: `Пароль или телефон вашего кабинета сменили ${when}, поэтому мы удалили все ключи доступа. Новый ключ добавьте в «Настройках». Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      },
      en: {
        subject: `Your passkeys were removed: ${brand.name.en}`,
        text: `The password or the phone of your account was changed on ${when}, so we have removed every passkey. Add a new one in Settings. If it was not you, call us at once: ${supportShown}.`,
      },
    },
  };
  return words[act][locale];
}
