import { Navigate, useLocation, useParams } from 'react-router';
import { requestsPath } from './paths.ts';

/** Redirects from a former address to the same list or request. */
export default function FormerServicesPage() {
  const { request } = useParams();
  const { search } = useLocation();
  return <Navigate to={requestsPath('services', request) + search} replace />;
}
