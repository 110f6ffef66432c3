import { loaded, steady, unanswered, type Walk, without } from '../walk.ts';

/** A person's pages while their data loads, and when it fails to load. */
export const answers: Walk = {
  name: 'answers',
  features: ['feedback'],
  as: 'new',
  screens: [
    steady(loaded('offline-page', '/offline.html')),
    ...unanswered('estate', '/estates/1', '**/api/catalogue/estates/1'),
    ...unanswered('deal-view', '/deals/1/view', '**/api/deals/1'),
    without('deals-loading', '/deals', '**/api/deals', 'hang'),
    without('viewed-loading', '/viewed', '**/api/flats/viewed', 'hang'),
    without('comparison-loading', '/comparison', '**/api/flats/comparison', 'hang'),
  ],
};
