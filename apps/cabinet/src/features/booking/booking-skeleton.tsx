import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import layout from './booking-layout.module.css';

/** Under this, in ms, nothing is shown: a flash disturbs more than a short emptiness (LOOK «Loading»). */
const patience = 200;

/** The form of a booking screen while its data is on the way. */
export const BookingSkeleton = () => {
  const t = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div aria-busy="true">
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
