import { Navigate } from 'react-router';
import { BookingSkeleton } from './booking-skeleton.tsx';

/**
 * Leads to another page. Until the code of that page has loaded, a skeleton keeps its place, so that the
 * footer does not jump.
 */
export const Redirect = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <BookingSkeleton />
  </>
);
