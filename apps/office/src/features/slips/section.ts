import { slipRoles } from '@novosel/contract/slips/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';

const slipsPath = '/slips';

const slipsWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const slipsSection: Section = {
  pages: [pageAt([slipsPath], () => import('./slips-page.tsx'), slipsWords)],
  menu: [entryFor(slipsPath, 'desk.slips', slipRoles)],
};
