import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { Pages } from '../../shared/navigation/built-page.ts';
import { proofCatalogue } from './proof-catalogue.ts';

const againWords: Catalogue = {
  ru: () => import('./again-locales/ru.po'),
  en: () => import('./again-locales/en.po'),
};

export const proofPages: Pages = {
  authAgain: {
    load: () => import('./again-page.tsx'),
    words: [proofCatalogue, againWords],
    layout: 'auth',
    quiet: true,
  },
};
