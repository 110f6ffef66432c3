import { deskActRules } from '@novosel/contract/desk/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';

const transfersPath = '/transfers';

const transfersWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const transfersSection: Section = {
  pages: [pageAt([transfersPath], () => import('./transfers-page.tsx'), transfersWords)],
  menu: [entryFor(transfersPath, 'desk.transfers', deskActRules['confirm-transfer'].roles)],
};
