import { consentsCatalogue } from '../../shared/consents/consents-catalogue.ts';
import { withWords } from '../../shared/navigation/feature.ts';

const words = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** Loads the completion of registration for a person of status 5, with its texts. */
export const loadCompletion = () => withWords(() => import('./completion.tsx'), words, consentsCatalogue);
