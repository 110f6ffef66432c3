import { Navigate } from 'react-router';
import { BookingSkeleton } from './booking-skeleton.tsx';

/** Goes on to another page; until its code is there, the form of one stands here, and the footer does not come up. */
export const LeadsOn = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <BookingSkeleton />
  </>
);
