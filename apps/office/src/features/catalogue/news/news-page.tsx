import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import styles from '../imports/imports-page.module.css';
import { NewsCard } from './news-card.tsx';
import { PublishedCard } from './published-card.tsx';

/** News of the building site, with pictures of the developer's own. */
export default function NewsPage() {
  const t = useText();
  const [published, setPublished] = useState(0);
  return (
    <>
      <PageHead title={t('catalogue.news.title')} note={t('catalogue.news.note')} />
      <div className={styles.root}>
        <div className={styles.beside}>
          {/* A form that has been sent gives its place to an empty one. */}
          <NewsCard key={published} onPublished={() => setPublished((count) => count + 1)} />
          <PublishedCard />
        </div>
      </div>
    </>
  );
}
