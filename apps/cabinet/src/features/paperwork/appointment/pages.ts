import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { dealPagesCatalogue, dealsCatalogue } from '../../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../../shared/estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../../shared/navigation/built-page.ts';

const appointmentWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page: BuiltPage = {
  load: () => import('./appointment-page.tsx'),
  words: [estateCatalogue, dealsCatalogue, dealPagesCatalogue, appointmentWords],
};

export const appointmentPages: Pages = {
  dealPaperworkAppointment: page,
  dealPaperworkAppointmentSuccess: { ...page, variant: 'appointmentSuccess' },
};
