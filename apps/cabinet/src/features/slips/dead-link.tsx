import { isSignedIn } from '@novosel/client/calls/session.ts';
import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Help } from '../../shared/account/help.tsx';
import styles from './slips.module.css';

/**
 * One page for a link that is used, over, withdrawn, unknown or absent, so that it tells nothing of anybody.
 */
export const DeadLink = ({ kind }: { kind: SlipKind }) => {
  const t = useText();
  return (
    <div className={styles.root}>
      <PageHead title={t('slips.dead')} />
      <Card className={styles.form}>
        <p>{t('slips.dead.why')}</p>
        <p>{t(`slips.${kind}.dead`)}</p>
        <div className="row">
          <ButtonLink href={path(isSignedIn() ? 'dashboard' : 'root')} variant="secondary">
            {t('slips.home')}
          </ButtonLink>
        </div>
        <Help>{t('slips.help')}</Help>
      </Card>
    </div>
  );
};
