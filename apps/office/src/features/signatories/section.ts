import { contractRoles } from '@novosel/contract/contracts/version-rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import Signature from 'lucide-react/icons/signature';
import { pageAt, type Section } from '../../shared/navigation/section.ts';
import { signatoriesPath } from '../../shared/paths.ts';

const signatoriesWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const signatoriesSection: Section = {
  pages: [pageAt([signatoriesPath], () => import('./signatories-page.tsx'), signatoriesWords)],
  personMenu: [{ words: 'desk.signatories', href: signatoriesPath, icon: Signature, roles: contractRoles }],
};
