import type { Locale } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { chooseLocale } from '../locale.ts';
import { sendLanguage } from './send-language.ts';

/**
 * Another language, at once for the page, and for letters and messages when the server has taken it (S2.6-08
 * ruling).
 */
export const useChooseLanguage = () => {
  const queries = useQueryClient();
  return async (locale: Locale): Promise<void> => {
    // Begun before the words are there: without a connection they may not come, and the choice is kept all
    // the same.
    const sent = sendLanguage(locale);
    await chooseLocale(locale);
    await sent;
    await queries.invalidateQueries();
  };
};
