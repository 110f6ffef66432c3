import { contractRoles } from '@novosel/contract/contracts/version-rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { contractCatalogue } from '../../shared/contract/contract-catalogue.ts';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { contractsPatterns } from './paths.ts';

const contractsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const contractsSection: Section = {
  pages: [
    pageAt([contractsPatterns.contracts], () => import('./contracts-page.tsx'), contractsWords),
    pageAt([contractsPatterns.templates], () => import('./templates/templates-page.tsx'), contractsWords),
    pageAt(
      [contractsPatterns.template],
      () => import('./templates/template-page.tsx'),
      contractsWords,
      contractCatalogue,
    ),
  ],
  menu: [entryFor(contractsPatterns.contracts, 'desk.contracts', contractRoles)],
};
