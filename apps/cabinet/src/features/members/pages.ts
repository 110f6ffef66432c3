import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { dealPagesCatalogue, dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { Pages } from '../../shared/navigation/built-page.ts';
import { passportCatalogue } from '../../shared/passport/passport-catalogue.ts';

const membersWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const membersPages: Pages = {
  dealMembers: {
    load: () => import('./members-page.tsx'),
    words: [estateCatalogue, dealsCatalogue, dealPagesCatalogue, passportCatalogue, membersWords],
  },
};
