import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef } from 'react';
import { EndCard } from './end-card.tsx';
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
      <EndCard help={t(`slips.${kind}.changed`)}>
        <p>{t(`slips.${kind}.done.note`)}</p>
      </EndCard>
    </div>
  );
};
