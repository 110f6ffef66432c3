import { invitationDays } from '@novosel/contract/delegates/rules.ts';
import { path } from '@novosel/contract/paths.ts';
import type { Config } from '../../config.ts';
import { brand } from '../../platform/brand.ts';

/** To a phone that has no account; whoever has one is told in his own language by his own ways. */
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
