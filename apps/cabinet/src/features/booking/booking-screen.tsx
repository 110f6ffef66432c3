import type { BookingScreen as Screen } from '@novosel/contract/booking/rules.ts';
import type { BookingPage, BookingView } from '@novosel/contract/booking/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useState } from 'react';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { useFlag } from '../../shared/page/flags.ts';
import { mayOpen, screenInstead, screenPath } from './booking-flow.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { BookingFailed } from './ended/booking-failed.tsx';
import { Redirect } from './redirect.tsx';
import { useBooking, useEstateId } from './use-booking.ts';

export interface ScreenProps {
  readonly page: BookingPage;
  /** When the answer came, in ms of the device's clock. */
  readonly receivedAt: number;
}

/** Props of a screen that shows nothing without a booking. */
export interface BookedProps extends ScreenProps {
  readonly booking: BookingView;
}

interface BookingScreenProps {
  screen: Screen;
  children: (props: ScreenProps) => ReactNode;
}

/**
 * A screen of the flow with its data. The flow decides which screen is shown, not the address: a person who
 * comes out of turn, with «Back» or by an old link, is redirected to the booking's present step.
 */
export const BookingScreen = ({ screen, children }: BookingScreenProps) => {
  const estate = useEstateId();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useBooking();
  // While a person reads the window about a wrong step (S4.7-10), news of that step must not replace the page
  // below.
  const told = useFlag('errorStep');
  const [shown, setShown] = useState<ScreenProps>();
  if (!data)
    return error ? <BookingFailed error={error} busy={isFetching} onRetry={refetch} /> : <BookingSkeleton />;
  const page = data.data;
  const fits = mayOpen(screen, page);
  if (fits && shown?.page !== page) setShown({ page, receivedAt: dataUpdatedAt });
  const props = fits ? { page, receivedAt: dataUpdatedAt } : told ? shown : undefined;
  if (!props) return <Redirect to={screenPath(screenInstead(screen, page), estate)} />;
  return (
    <AboutEstate kind={props.page.card.estate.kind}>
      {screen !== 'success' && <Back estate={estate} />}
      {children(props)}
    </AboutEstate>
  );
};

/** Until there is a deal, the back link leads to the estate. */
const Back = ({ estate }: { estate: number }) => {
  const t = useText();
  useBackLink({ href: path('estate', { estate }), label: t('booking.back') });
  return null;
};
