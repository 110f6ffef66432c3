import { invitationDays } from '@novosel/contract/delegates/rules.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Config } from '../../config.ts';
import { brand } from '../../platform/brand.ts';

/** For a phone without an account; a person with an account is notified in his language by his channels. */
export function invitationText(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  locale: 'ru' | 'en',
  principal: string,
): string {
  const link = `${publicUrl}${path('authRegister')}`;
  return locale === 'ru'
    ? `${principal} просит вас быть доверенным лицом в кабинете «${brand.name.ru}». Чтобы ответить, за ${invitationDays} дней откройте кабинет с этим телефоном: ${link}. Если вы не знаете этого человека, ничего не делайте.`
    : `${principal} asks you to be a trusted person at ${brand.name.en}. To answer, open an account with this phone within ${invitationDays} days: ${link}. If you do not know this person, do nothing.`;
}

/** Trusted persons stay when the sign-in is restored: the letter asks the person to review them. */
export function reviewLetter(said: string, at: Date) {
  const locale = said === 'en' ? 'en' : 'ru';
  const when = formatSentDayTime(at, { now: at, locale });
  const { supportShown } = brand.phones;
  return {
    ru: {
      subject: `Проверьте доверенных лиц: кабинет «${brand.name.ru}»`,
      text: `Пароль или телефон вашего кабинета сменили ${when}. Доверенные лица сохранили свои права: проверьте их в «Настройках» и отзовите лишние. Если это были не вы, сразу позвоните нам: ${supportShown}.`,
    },
    en: {
      subject: `Review your trusted persons: ${brand.name.en}`,
      text: `The password or the phone of your account was changed on ${when}. Your trusted persons keep their rights: review them in Settings and end those you do not want. If it was not you, call us at once: ${supportShown}.`,
    },
  }[locale];
}
