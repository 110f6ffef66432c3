import { auditRoles } from '@novosel/contract/desk/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { auditPath } from '../../shared/paths.ts';

const auditWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };
const actWords: Catalogue = { ru: () => import('./acts-ru.ts'), en: () => import('./acts-en.ts') };

export const auditSection: Section = {
  pages: [pageAt([auditPath], () => import('./audit-page.tsx'), auditWords, actWords)],
  menu: [entryFor(auditPath, 'desk.audit', auditRoles)],
};
