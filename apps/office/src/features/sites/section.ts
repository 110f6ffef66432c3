import { siteRoles } from '@novosel/contract/sites/desk-rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { sitesPatterns } from './paths.ts';

const sitesWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const sitesSection: Section = {
  pages: [pageAt([sitesPatterns.all, sitesPatterns.one], () => import('./sites-page.tsx'), sitesWords)],
  menu: [entryFor(sitesPatterns.all, 'desk.sites', siteRoles)],
};
