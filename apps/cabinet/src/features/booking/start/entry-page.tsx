import { path } from '@novosel/contract/wire/paths.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { go } from '../../../shared/navigation/go.ts';
import { takeFlat } from '../../../shared/navigation/saved-targets.ts';
import { presentScreen, screenPath } from '../booking-flow.ts';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { BookingFailed } from '../ended/booking-failed.tsx';
import { Redirect } from '../redirect.tsx';
import { useBooking, useEstateId } from '../use-booking.ts';

/** /booking/{estate?} and /deals/{estate}/booking: redirects to the screen of the flow's present step. */
export default function EntryPage() {
  const { estate } = useParams();
  return estate === undefined ? <WithoutEstate /> : <Entry />;
}

/** Redirects to the estate stored under `booking:flat` (ruling S2.6-02), else to the list of estates. */
const WithoutEstate = () => {
  useEffect(() => {
    const flat = takeFlat();
    void go(flat ? path('booking', { estate: flat }) : path('estates'), { replace: true });
  }, []);
  return <BookingSkeleton />;
};

const Entry = () => {
  const estate = useEstateId();
  const { data, error, isFetching, refetch } = useBooking();
  if (data) return <Redirect to={screenPath(presentScreen(data.data), estate)} />;
  if (error) return <BookingFailed error={error} busy={isFetching} onRetry={refetch} />;
  return <BookingSkeleton />;
};
