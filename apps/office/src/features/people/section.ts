import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { staffAdminRoles } from '@novosel/contract/desk/staff-rules.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import Users from 'lucide-react/icons/users';
import { discountsCatalogue } from '../../shared/discounts/discounts-catalogue.ts';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { passportCatalogue } from '../../shared/passport/passport-catalogue.ts';
import { deskPatterns } from '../../shared/paths.ts';
import { peoplePatterns } from './paths.ts';

const peopleWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const peopleSection: Section = {
  pages: [
    pageAt(
      [peoplePatterns.people, deskPatterns.person],
      () => import('./people-page.tsx'),
      peopleWords,
      discountsCatalogue,
      passportCatalogue,
    ),
    pageAt(
      [peoplePatterns.passports, peoplePatterns.passport, peoplePatterns.power],
      () => import('./passports/passports-page.tsx'),
      peopleWords,
      passportCatalogue,
    ),
    pageAt(
      [peoplePatterns.staff, peoplePatterns.staffOne],
      () => import('./staff/staff-page.tsx'),
      peopleWords,
    ),
  ],
  menu: [
    entryFor(peoplePatterns.people, 'desk.people', peopleRoles),
    entryFor(peoplePatterns.passports, 'desk.passports', passportRoles),
  ],
  personMenu: [{ words: 'desk.staff', href: peoplePatterns.staff, icon: Users, roles: staffAdminRoles }],
};
