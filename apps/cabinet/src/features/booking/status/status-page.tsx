import { BookingScreen } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { StatusView } from './status-view.tsx';

export default function StatusPage() {
  return (
    <BookingScreen screen="status">
      {(props) =>
        props.page.booking ? <StatusView {...props} booking={props.page.booking} /> : <BookingSkeleton />
      }
    </BookingScreen>
  );
}
