import { Navigate, useLocation, useParams } from 'react-router';
import { requestsPath } from './paths.ts';

/** Leads from an address of before to the same list or request. */
export default function FormerServicesPage() {
  const { request } = useParams();
  const { search } = useLocation();
  return <Navigate to={requestsPath('services', request) + search} replace />;
}
