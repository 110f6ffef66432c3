import type { BuiltPage, Pages } from '../../../shared/navigation/built-page.ts';

/** One object for all of them, so that the first page names fewer files. */
const page: BuiltPage = {
  load: () => import('./eds-page.tsx'),
  words: [{ ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') }],
};

export const edsPages: Pages = {
  eds: page,
  edsCheck: page,
  edsCreate: page,
  edsCreateBank: page,
  edsCreateDelivery: page,
  edsCreateGoskey: page,
  edsCreateMfc: page,
  edsSignatures: page,
  edsSuccess: page,
};
