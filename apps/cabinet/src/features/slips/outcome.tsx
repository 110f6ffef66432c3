import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEffect, useRef } from 'react';
import { EndCard } from './end-card.tsx';
import styles from './slips.module.css';

/** The result of the answer, and what to do if the person changes his mind. */
export const Outcome = ({ kind }: { kind: SlipKind }) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: a screen reader continues from the result.
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
