import { isSignedIn } from '@novosel/client/calls/session.ts';
import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef } from 'react';
import { Help } from '../../shared/account/help.tsx';
import styles from './slips.module.css';

/** What has come of the answer, and what to do after second thoughts. */
export const Outcome = ({ kind }: { kind: SlipKind }) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever hears the page goes on from what came of it.
  useEffect(() => {
    place.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={place} className={styles.root} tabIndex={-1} role="status">
      <PageHead title={t(`slips.${kind}.done`)} />
      <Card className={styles.form}>
        <p>{t(`slips.${kind}.done.note`)}</p>
        <div className="row">
          <ButtonLink href={path(isSignedIn() ? 'dashboard' : 'root')} variant="secondary">
            {t('slips.home')}
          </ButtonLink>
        </div>
        <Help>{t(`slips.${kind}.changed`)}</Help>
      </Card>
    </div>
  );
};
