import { call } from '@novosel/client/call.ts';
import { setLocale } from '@novosel/contract/users/endpoints.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { chooseLocale } from '../../locale.ts';
import { queries } from '../queries.ts';
import styles from './user-card.module.css';

/** The other language, at once for the page, and for letters and messages when the server has taken it (S2.6-08 ruling). */
export const LanguageSwitch = () => {
  const t = useText();
  const other = useLocale() === 'ru' ? 'en' : 'ru';
  const choose = async () => {
    await chooseLocale(other);
    // The page is already in the other language; only letters stay in the former one when this call is lost.
    await call(setLocale, { body: { locale: other } }).catch(() => undefined);
    await queries.invalidateQueries();
  };
  return (
    <button type="button" className={styles.link} lang={other} onClick={() => void choose()}>
      {t('user.language')}
    </button>
  );
};
