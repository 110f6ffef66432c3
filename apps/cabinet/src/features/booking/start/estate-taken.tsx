import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import layout from '../booking-layout.module.css';
import styles from '../ended/ended-booking.module.css';
import { EstateSummary } from '../estate-summary.tsx';
import { SimilarEstates } from './similar-estates.tsx';

interface EstateTakenProps {
  page: BookingPage;
  /** Whether this very press has just found the estate taken. */
  justNow: boolean;
}

/**
 * Somebody else booked the estate first: what happened, that the person lost nothing, and similar estates.
 */
export const EstateTaken = ({ page, justNow }: EstateTakenProps) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = page.card;
  return (
    <>
      <PageHead
        title={t(justNow ? 'booking.taken.title' : 'booking.notForSale.title', {
          object: words.object(estate),
          name: words.name(estate),
        })}
        note={t(justNow ? 'booking.taken.note' : 'booking.notForSale.note')}
      />
      <div className={layout.flow}>
        <Card title={t('booking.similar.title')}>
          <SimilarEstates estate={estate} />
          <div className={styles.acts}>
            <ButtonLink href={path('estates')}>{t('booking.similar.all')}</ButtonLink>
          </div>
        </Card>
        <aside className={layout.side}>
          <EstateSummary page={page} />
        </aside>
      </div>
    </>
  );
};
