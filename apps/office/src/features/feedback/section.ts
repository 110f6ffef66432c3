import { feedbackRoles } from '@novosel/contract/feedback/rules.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { entryFor, pageAt, type Section } from '../../shared/navigation/section.ts';
import { feedbackPatterns } from './paths.ts';

const feedbackWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const feedbackSection: Section = {
  pages: [
    pageAt([feedbackPatterns.all, feedbackPatterns.one], () => import('./feedback-page.tsx'), feedbackWords),
  ],
  menu: [entryFor(feedbackPatterns.all, 'desk.feedback', feedbackRoles)],
};
