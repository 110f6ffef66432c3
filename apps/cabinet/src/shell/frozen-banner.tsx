import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useLocation } from 'react-router';
import { useUser } from '../shared/account/use-user.ts';
import styles from './frozen-banner.module.css';

/**
 * What is closed while the cabinet is frozen, and how to unfreeze it (decision 021); shown above every
 * layout.
 */
export const FrozenBanner = () => {
  const t = useText();
  const { search } = useLocation();
  if (!useUser()?.frozenAt) return null;
  const forSite = new URLSearchParams(search).has('client_id');
  return (
    <aside className={styles.place} aria-label={t('frozen.title')}>
      <Alert tone="warn" title={t('frozen.title')}>
        <p>{t('frozen.note')}</p>
        {forSite && <p>{t('frozen.site')}</p>}
        <LinkButton href={path('profile') + (forSite ? search : '')}>{t('frozen.open')}</LinkButton>
      </Alert>
    </aside>
  );
};
