import { serviceRoles } from '@novosel/contract/services/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { deskPatterns } from '../../shared/paths.ts';

const servicesWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const servicesSection: Section = {
  pages: [
    pageAt(
      [deskPatterns.services, deskPatterns.serviceOne],
      () => import('./services-page.tsx'),
      servicesWords,
    ),
  ],
  menu: [entryFor(deskPatterns.services, 'desk.services', serviceRoles)],
};
