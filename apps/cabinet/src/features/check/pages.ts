import type { Pages } from '../../shared/navigation/built-page.ts';

export const checkPages: Pages = {
  check: {
    load: () => import('./check-page.tsx'),
    words: [{ ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') }],
  },
};
