import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import { withWords } from '../../shared/navigation/feature.ts';

const dealsWords = {
  ru: () => import('../../shared/deal/locales/ru.po'),
  en: () => import('../../shared/deal/locales/en.po'),
};
const ownWords = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** Loads the page of a visit without a connection, with its texts. */
export const loadLastKnown = () =>
  withWords(() => import('./last-known.tsx'), estateCatalogue, dealsWords, ownWords);
