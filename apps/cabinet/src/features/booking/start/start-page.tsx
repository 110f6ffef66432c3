import { beginBooking } from '@novosel/contract/booking/endpoints.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import layout from '../booking-layout.module.css';
import { BookingScreen, type ScreenProps } from '../booking-screen.tsx';
import { BookingStages } from '../booking-stages.tsx';
import { useBookingAct } from '../use-booking-act.ts';
import { EstateOverview } from './estate-overview.tsx';
import { EstateTaken } from './estate-taken.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTermChoice } from './use-term-choice.ts';

const lost = ['ESTATE_TAKEN', 'ESTATE_NOT_FOR_SALE'];

export default function StartPage() {
  return <BookingScreen screen="start">{(props) => <Start {...props} />}</BookingScreen>;
}

const Start = ({ page, receivedAt }: ScreenProps) => {
  const t = useText();
  const words = useEstateWords();
  const begin = useBookingAct(beginBooking, { screen: 'start' });
  const choice = useTermChoice(page);
  const { estate } = page.card;
  const raceLost = begin.refusal !== undefined && lost.includes(begin.refusal.code);
  if (raceLost || !estate.available) return <EstateTaken page={page} justNow={raceLost} />;
  return (
    <>
      <PageHead
        title={t('booking.start.title', { object: words.object(estate) })}
        note={t('booking.start.note')}
      />
      <BookingStages page={page} now="terms" withFee={(choice.term?.feeKopecks ?? 0) > 0} />
      <div className={layout.start}>
        <aside className={`${layout.side} ${layout.first}`}>
          <TermsForm page={page} receivedAt={receivedAt} begin={begin} choice={choice} />
        </aside>
        <EstateOverview card={page.card} />
      </div>
    </>
  );
};
