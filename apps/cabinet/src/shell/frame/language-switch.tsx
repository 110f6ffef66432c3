import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import Languages from 'lucide-react/icons/languages';
import { useChooseLanguage } from '../../shared/account/use-choose-language.ts';
import styles from './menu/user-card.module.css';

/** Switches to the other language, in the person's menu. */
export const LanguageSwitch = () => {
  const t = useText();
  const other = useLocale() === 'ru' ? 'en' : 'ru';
  const choose = useChooseLanguage();
  return (
    <button type="button" className={styles.link} lang={other} onClick={() => void choose(other)}>
      <Icon of={Languages} className="muted" />
      {t('user.language')}
    </button>
  );
};
