import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import layout from '../booking-layout.module.css';
import type { ScreenProps } from '../booking-screen.tsx';

/** Why the agreement differs from the former one, or for whom it was made. */
export const RenewedAgreement = ({ page }: Pick<ScreenProps, 'page'>) => {
  const t = useText();
  const locale = useLocale();
  const { renewedAt, representative } = page.booking ?? {};
  if (representative)
    return (
      <div className={layout.stages}>
        <Alert title={t('booking.representative', { name: representative })}>
          {t('booking.representative.note')}
        </Alert>
      </div>
    );
  if (!renewedAt) return null;
  return (
    <div className={layout.stages}>
      <Alert title={t('booking.renewed')}>
        {t('booking.renewed.note', { at: formatDayTime(renewedAt, { now: page.now, locale }) })}
      </Alert>
    </div>
  );
};
