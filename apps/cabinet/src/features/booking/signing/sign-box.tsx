import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { getBooking, sendSigningCode, signBooking } from '@novosel/contract/booking/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { tellWrongStep } from '../../../shared/navigation/wrong-step.ts';
import type { BookedProps } from '../booking-screen.tsx';
import { HoldLeft } from '../start/hold-term.tsx';
import { useBookingAct } from '../use-booking-act.ts';
import { SigningBox } from './signing-box.tsx';
import { useSigningCode } from './use-signing-code.ts';

interface SignBoxProps extends BookedProps {
  sha256: string | undefined;
  unread: boolean;
}

/** The buyer signs the agreement of his booking. */
export const SignBox = ({ booking, sha256, unread, ...screen }: SignBoxProps) => {
  const t = useText();
  const queries = useQueryClient();
  const estate = screen.page.card.estate.id;
  const params = { estate };
  const again = booking.state === 'resign';
  const sending = useSigningCode({
    endpoint: sendSigningCode,
    params,
    onOutdated: () => void queries.invalidateQueries(queriesOf(getBooking, { params })),
    onWrongStep: () => tellWrongStep(estate),
  });
  const sign = useBookingAct(signBooking, { screen: again ? 'resign' : 'sign' });
  return (
    <SigningBox
      sha256={sha256}
      unread={unread}
      sending={sending}
      sign={sign}
      term={booking.bookedUntil === null && <HoldLeft {...screen} booking={booking} />}
      onSign={(body) => sign.act({ params, body })}
      next={t('booking.sign.next.step', {
        fee: again ? 'again' : booking.term.feeKopecks > 0 ? 'yes' : 'no',
      })}
    />
  );
};
