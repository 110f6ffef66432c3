import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { Section } from '../../shared/navigation/section.ts';
import { signInPath } from '../../shared/paths.ts';

const signInWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const signInSection: Section = {
  pages: [
    { paths: [signInPath], load: () => import('./sign-in-page.tsx'), words: [signInWords], door: 'guests' },
  ],
};
