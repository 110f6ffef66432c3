import { cancelBooking } from '@novosel/contract/booking/endpoints.ts';
import type { BookingScreen } from '@novosel/contract/booking/rules.ts';
import type { BookingPage, BookingView } from '@novosel/contract/booking/schema.ts';
import { withdrawalOf } from '@novosel/contract/booking/withdrawal.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { WithdrawalNote } from '../../../shared/leaving/withdrawal-note.tsx';
import layout from '../booking-layout.module.css';
import { useBookingAct } from '../use-booking-act.ts';

interface CancelBookingProps {
  screen: BookingScreen;
  page: BookingPage;
  booking: BookingView;
}

const longestReason = 1000;

/** Cancels a booking; says before the press what the person loses and what he gets back. */
export const CancelBooking = ({ screen, page, booking }: CancelBookingProps) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = page.card;
  const refundKopecks = withdrawalOf(booking, Date.parse(page.now)).kopecks;
  // The page of the deal links to this page with the window open.
  const [open, setOpen] = useState(useLocation().hash === '#cancel');
  const [reason, setReason] = useState('');
  const cancel = useBookingAct(cancelBooking, { screen });
  const confirm = () =>
    cancel.act({
      params: { estate: estate.id },
      body: { refundKopecks, ...(reason.trim() ? { reason: reason.trim() } : {}) },
    });
  const show = () => {
    cancel.forget();
    setOpen(true);
  };
  return (
    <div className={layout.last}>
      <LinkButton onClick={show}>{t('booking.cancel.open')}</LinkButton>
      <Modal
        open={open && !cancel.wrongStep}
        onClose={() => setOpen(false)}
        title={t('booking.cancel.title', { of: words.of(estate) })}
        note={t('booking.cancel.note')}
        actions={
          <>
            <Button variant="danger" busy={cancel.busy} onClick={confirm}>
              {t('booking.cancel.act')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('booking.cancel.keep')}
            </Button>
          </>
        }
      >
        <div className={layout.stack}>
          <WithdrawalNote booking={booking} now={page.now} />
          <ErrorAlert errors={cancel.words} />
          <TextArea
            label={t('booking.cancel.reason')}
            value={reason}
            maxLength={longestReason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </Modal>
    </div>
  );
};
