import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { EndCard } from './end-card.tsx';
import styles from './slips.module.css';

/**
 * The same page for a used, expired, withdrawn, unknown or missing link, so that it tells nothing of anybody.
 */
export const DeadLink = ({ kind }: { kind: SlipKind }) => {
  const t = useText();
  return (
    <div className={styles.root}>
      <PageHead title={t('slips.dead')} />
      <EndCard help={t('slips.help')}>
        <p>{t('slips.dead.why')}</p>
        <p>{t(`slips.${kind}.dead`)}</p>
      </EndCard>
    </div>
  );
};
