import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import ListChecks from 'lucide-react/icons/list-checks';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { pageAt, type Section } from '../../shared/navigation/section.ts';
import { rolesPath } from '../../shared/paths.ts';

const securityPath = '/security';

const staffWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const staffSection: Section = {
  pages: [
    pageAt([rolesPath], () => import('./roles-page.tsx'), staffWords),
    pageAt([securityPath], () => import('./security-page.tsx'), staffWords),
    {
      paths: ['/set-up/:token'],
      load: () => import('./set-up-page.tsx'),
      words: [staffWords],
      door: 'anybody',
    },
  ],
  personMenu: [
    { words: 'desk.roles', href: rolesPath, icon: ListChecks },
    { words: 'desk.security', href: securityPath, icon: ShieldCheck },
  ],
};
