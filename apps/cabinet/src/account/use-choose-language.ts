import { call } from '@novosel/client/call.ts';
import { setLocale } from '@novosel/contract/users/endpoints.ts';
import type { Locale } from '@novosel/ui/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { chooseLocale } from '../locale.ts';

/** Another language, at once for the page, and for letters and messages when the server has taken it (S2.6-08 ruling). */
export const useChooseLanguage = () => {
  const queries = useQueryClient();
  return async (locale: Locale): Promise<void> => {
    await chooseLocale(locale);
    // The page is already in the other language; only letters stay in the former one when this call is lost.
    await call(setLocale, { body: { locale } }).catch(() => undefined);
    await queries.invalidateQueries();
  };
};
