import { markRoles } from '@novosel/contract/appointments/desk-endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { appointmentsPath } from './paths.ts';

const appointmentsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const appointmentsSection: Section = {
  pages: [pageAt([appointmentsPath], () => import('./appointments-page.tsx'), appointmentsWords)],
  menu: [entryFor(appointmentsPath, 'desk.appointments', markRoles)],
};
