import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import styles from '../imports/imports-page.module.css';
import { MadeLinkCard } from './made-link.tsx';
import { SentSets } from './sent-sets.tsx';
import { type MadeLink, SetCard } from './set-card.tsx';

/** Sets of estates for clients, each sent as one link. */
export default function SetsPage() {
  const t = useText();
  const [made, setMade] = useState<MadeLink>();
  return (
    <>
      <PageHead title={t('catalogue.set.title')} note={t('catalogue.set.about')} />
      <div className={styles.root}>
        {made && <MadeLinkCard key={made.id} made={made} />}
        <div className={styles.beside}>
          {/* After sending, an empty form replaces the filled one. */}
          <SetCard key={made?.id} first={made === undefined} onMade={setMade} />
          <SentSets />
        </div>
      </div>
    </>
  );
}
