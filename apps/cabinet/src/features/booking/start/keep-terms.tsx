import { keepTerms } from '@novosel/contract/booking/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import layout from '../booking-layout.module.css';
import { useBookingAct } from '../use-booking-act.ts';

/** Nobody has to sign a new edition: without a signature the former terms stay in force. */
export const KeepTerms = ({ estate }: { estate: number }) => {
  const t = useText();
  const keep = useBookingAct(keepTerms, { screen: 'resign' });
  return (
    <div className={layout.stack}>
      <ErrorAlert errors={keep.words} />
      <Button
        variant="secondary"
        wide
        busy={keep.busy}
        onClick={() => keep.act({ params: { estate }, body: {} })}
      >
        {t('booking.resign.keep')}
      </Button>
      <p className="small muted">{t('booking.resign.keep.note')}</p>
    </div>
  );
};
