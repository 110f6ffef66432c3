import { deliver } from '@novosel/client/unsent/unsent.ts';
import { setLocale } from '@novosel/contract/users/endpoints.ts';
import type { Locale } from '@novosel/ui/text/i18n.tsx';

/**
 * Tells the server in which language letters and messages are wanted; without a connection it goes later by
 * itself (decision 031). A refusal is not told: the page is already in the other language, only letters stay
 * in the former one.
 */
export const sendLanguage = async (locale: Locale): Promise<void> => {
  await deliver(setLocale, { body: { locale } }, crypto.randomUUID()).catch(() => undefined);
};
