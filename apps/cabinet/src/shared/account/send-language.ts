import { deliver } from '@novosel/client/unsent/unsent.ts';
import { setLocale } from '@novosel/contract/users/endpoints.ts';
import type { Locale } from '@novosel/ui/text/i18n.tsx';

/**
 * Tells the server the language of letters and SMS; without a connection it is sent later (decision 031). A
 * refusal is not shown: the page is already in the other language, only letters stay in the former one.
 */
export const sendLanguage = async (locale: Locale): Promise<void> => {
  await deliver(setLocale, { body: { locale } }, crypto.randomUUID()).catch(() => undefined);
};
