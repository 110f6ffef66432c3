import type { Locale } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { chooseLocale } from '../locale.ts';
import { sendLanguage } from './send-language.ts';

/**
 * Changes the language: at once for the page, and for letters and SMS when the server has saved it (S2.6-08
 * ruling).
 */
export const useChooseLanguage = () => {
  const queries = useQueryClient();
  return async (locale: Locale): Promise<void> => {
    // Begun before the texts load: without a connection they may not come, but the choice is kept all the
    // same.
    const sent = sendLanguage(locale);
    await chooseLocale(locale);
    await sent;
    await queries.invalidateQueries();
  };
};
