import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { pageAt, type Section } from '../../shared/navigation/section.ts';
import { deskPatterns } from '../../shared/paths.ts';

const screensWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const screensSection: Section = {
  pages: [pageAt([deskPatterns.watch], () => import('./watch-page.tsx'), screensWords)],
};
