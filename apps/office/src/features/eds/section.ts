import { identityRoles } from '@novosel/contract/eds/desk-endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { edsPath } from './paths.ts';

const edsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const edsSection: Section = {
  pages: [pageAt([edsPath], () => import('./eds-page.tsx'), edsWords)],
  menu: [entryFor(edsPath, 'desk.eds', [...identityRoles, 'accountant'])],
};
