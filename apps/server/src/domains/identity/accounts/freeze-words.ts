import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { brand } from '../../../platform/brand.ts';
import type { CodeText } from '../codes/send-code.ts';

export const unfreezeCodeWords: CodeText = {
  ru: (code) => `Код ${code}: разморозить кабинет «${brand.name.ru}». Никому его не говорите.`,
  en: (code) => `Code ${code}: to unfreeze your account at ${brand.name.en}. Do not tell it to anyone.`,
};

/** Notice of a frozen or unfrozen cabinet; the SMS has only its text. */
export function freezeLetter(act: 'freeze' | 'unfreeze', locale: 'ru' | 'en', at: Date) {
  const when = formatSentDayTime(at, { now: at, locale });
  const { supportShown } = brand.phones;
  const words = {
    freeze: {
      ru: `Ваш кабинет заморожен ${when}: подписывать, бронировать, возвращать деньги и менять контакты нельзя. Разморозить его можно в «Настройках» паролем и кодом из СМС. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      en: `Your account was frozen on ${when}: nothing can be signed, booked, refunded, and no contact changed. Unfreeze it in Settings by your password and the code of an SMS. If it was not you, call us at once: ${supportShown}.`,
    },
    unfreeze: {
      ru: `Ваш кабинет разморожен ${when}. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
      en: `Your account was unfrozen on ${when}. If it was not you, call us at once: ${supportShown}.`,
    },
  };
  const subject = {
    freeze: { ru: `Кабинет «${brand.name.ru}» заморожен`, en: `Your account at ${brand.name.en} is frozen` },
    unfreeze: {
      ru: `Кабинет «${brand.name.ru}» разморожен`,
      en: `Your account at ${brand.name.en} is unfrozen`,
    },
  };
  return { subject: subject[act][locale], text: words[act][locale] };
}
