import { Card } from '@novosel/ui/blocks/card.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './estate-page.module.css';

export const EstateSkeleton = () => {
  const t = useText();
  return (
    <div aria-busy="true">
      <h1 className="sr">{t('catalogue.estate.loading')}</h1>
      <Skeleton width="min(420px, 80%)" height="34px" />
      <Skeleton width="240px" />
      <div className={styles.layout}>
        <Card>
          <Skeleton height="360px" />
        </Card>
        <Card>
          <Skeleton width="60%" height="36px" />
          <Skeleton lines={5} />
        </Card>
      </div>
    </div>
  );
};
