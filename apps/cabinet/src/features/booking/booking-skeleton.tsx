import { Card } from '@novosel/ui/blocks/card.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import layout from './booking-layout.module.css';

/** Placeholder of a booking screen while its data loads. */
export const BookingSkeleton = () => {
  const t = useText();
  return (
    <div aria-busy="true" className={layout.waiting}>
      <h1 className="sr">{t('booking.loading')}</h1>
      <Skeleton width="min(420px, 80%)" height="34px" />
      <div className={layout.gap} />
      <Card className={layout.stages}>
        <Skeleton lines={2} />
      </Card>
      <div className={layout.start}>
        <Card>
          <Skeleton width="50%" height="26px" />
          <Skeleton height="320px" />
        </Card>
        <Card>
          <Skeleton width="40%" height="26px" />
          <Skeleton width="70%" height="36px" />
          <Skeleton lines={4} />
          <Skeleton height="48px" />
        </Card>
      </div>
    </div>
  );
};
