import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import type { BuiltPage, Pages } from '../../../shared/navigation/built-page.ts';

const edsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

type Code = typeof import('./eds-pages.ts');

/** One chunk: the pages share most of their code. */
const page = (take: (code: Code) => ComponentType): BuiltPage => ({
  load: async () => ({ default: take(await import('./eds-pages.ts')) }),
  words: [edsWords],
});

export const edsPages: Pages = {
  eds: page(({ ChoicePage }) => ChoicePage),
  edsCheck: page(({ CheckPage }) => CheckPage),
  edsCreate: page(({ ChoicePage }) => ChoicePage),
  edsCreateBank: page(({ orderPages }) => orderPages.bank),
  edsCreateDelivery: page(({ orderPages }) => orderPages.delivery),
  edsCreateGoskey: page(({ orderPages }) => orderPages.goskey),
  edsCreateMfc: page(({ orderPages }) => orderPages.mfc),
  edsSignatures: page(({ SignaturesPage }) => SignaturesPage),
  edsSuccess: page(({ SuccessPage }) => SuccessPage),
};
