import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';

const slipsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

/** Pages of a link, usually opened by a person without a session. */
const page = (load: LoadPage): BuiltPage => ({
  load,
  words: [slipsWords],
  layout: 'questionnaire',
  quiet: true,
});

export const slipPages: Pages = {
  opinion: page(() => import('./opinion-page.tsx')),
  questionnaire: page(() => import('./questionnaire-page.tsx')),
  rejectEntry: page(() => import('./reject-entry-page.tsx')),
  rejectTour: page(() => import('./reject-tour-page.tsx')),
};
