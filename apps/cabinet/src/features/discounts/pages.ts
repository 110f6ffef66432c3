import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { Pages } from '../../shared/navigation/built-page.ts';

const discountsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const discountPages: Pages = {
  discounts: { load: () => import('./discounts-page.tsx'), words: [discountsWords] },
};
