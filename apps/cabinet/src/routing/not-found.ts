import { data } from 'react-router';

/** The loader of an unknown address for a signed-in person (S2.6-08); a guest does not come so far. */
export const notFound = (): never => {
  throw data(null, { status: 404 });
};
