import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import styles from '../imports/imports-page.module.css';
import { MadeLinkCard } from './made-link.tsx';
import { SentSets } from './sent-sets.tsx';
import { type MadeLink, SetCard } from './set-card.tsx';

/** Estates chosen for a client, sent as one link. */
export default function SetsPage() {
  const t = useText();
  const [made, setMade] = useState<MadeLink>();
  return (
    <>
      <PageHead title={t('catalogue.set.title')} note={t('catalogue.set.about')} />
      <div className={styles.root}>
        {made && <MadeLinkCard key={made.id} made={made} />}
        <div className={styles.beside}>
          {/* A form that has been sent gives its place to an empty one. */}
          <SetCard key={made?.id} first={made === undefined} onMade={setMade} />
          <SentSets />
        </div>
      </div>
    </>
  );
}
