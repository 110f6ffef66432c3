import { estateCatalogue } from '../../estate/estate-catalogue.ts';
import { withWords } from '../../routing/feature.ts';

const dealsWords = {
  ru: () => import('../../features/deals/locales/ru.po'),
  en: () => import('../../features/deals/locales/en.po'),
};
const ownWords = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** The page of a visit without a connection, with its words. */
export const loadLastKnown = () =>
  withWords(() => import('./last-known.tsx'), estateCatalogue, dealsWords, ownWords);
