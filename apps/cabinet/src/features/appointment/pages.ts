import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { dealPagesCatalogue, dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { estateCatalogue } from '../../shared/estate/estate-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';

const appointmentWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, dealsCatalogue, dealPagesCatalogue, appointmentWords],
});

export const appointmentPages: Pages = {
  dealPaperworkAppointment: page(() => import('./appointment-page.tsx')),
  dealPaperworkAppointmentSuccess: {
    ...page(() => import('./appointment-success-page.tsx')),
    variant: 'appointmentSuccess',
  },
};
