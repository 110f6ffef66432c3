import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import styles from '../imports/imports-page.module.css';
import { NewsCard } from './news-card.tsx';
import { PublishedCard } from './published-card.tsx';

/** News of the building site, with the developer's own pictures. */
export default function NewsPage() {
  const t = useText();
  const [published, setPublished] = useState(0);
  return (
    <>
      <PageHead title={t('catalogue.news.title')} note={t('catalogue.news.note')} />
      <div className={styles.root}>
        <div className={styles.beside}>
          {/* After sending, an empty form replaces the filled one. */}
          <NewsCard key={published} onPublished={() => setPublished((count) => count + 1)} />
          <PublishedCard />
        </div>
      </div>
    </>
  );
}
