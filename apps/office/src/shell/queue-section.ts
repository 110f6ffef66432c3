import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { contractCatalogue } from '../shared/contract/contract-catalogue.ts';
import { discountsCatalogue } from '../shared/discounts/discounts-catalogue.ts';
import { pageAt, type Section } from '../shared/navigation/section.ts';
import { passportCatalogue } from '../shared/passport/passport-catalogue.ts';
import { deskPatterns } from '../shared/paths.ts';

const queueWords: Catalogue = {
  ru: () => import('../features/queue/locales/ru.po'),
  en: () => import('../features/queue/locales/en.po'),
};
const dealWords: Catalogue = {
  ru: () => import('../features/deal/locales/ru.po'),
  en: () => import('../features/deal/locales/en.po'),
};
const chatWords: Catalogue = {
  ru: () => import('../features/chat/locales/ru.po'),
  en: () => import('../features/chat/locales/en.po'),
};

/** One page of three features: the queue, the deal and the conversation beside it. */
export const queueSection: Section = {
  pages: [
    pageAt(
      [deskPatterns.queue, deskPatterns.deal],
      () => import('./desk-page.tsx'),
      queueWords,
      dealWords,
      chatWords,
      discountsCatalogue,
      passportCatalogue,
      contractCatalogue,
    ),
  ],
};
