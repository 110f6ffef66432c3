import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './deals.module.css';

/** Placeholder of a deal while its data loads. */
export const DealSkeleton = () => {
  const t = useText();
  return (
    <div className={classNames('stack', styles.loading)} role="status" aria-label={t('deals.loading')}>
      <Skeleton height="34px" width="min(320px, 80%)" />
      <Skeleton height="280px" />
      <Card>
        <Skeleton lines={6} />
      </Card>
    </div>
  );
};
