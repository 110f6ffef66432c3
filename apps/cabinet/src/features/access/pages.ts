import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { authCatalogue } from '../../shared/account/auth-catalogue.ts';
import { consentsCatalogue } from '../../shared/consents/consents-catalogue.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';

const accessWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

type AccessPage = keyof typeof import('./access-pages.ts');

const access = (page: AccessPage, ...more: readonly Catalogue[]): BuiltPage => ({
  load: async () => ({ default: (await import('./access-pages.ts'))[page] }),
  words: [authCatalogue, accessWords, ...more],
  layout: 'auth',
  quiet: true,
});

export const accessPages: Pages = {
  authEmail: access('EmailPage'),
  authForgot: access('ForgotPage'),
  authLocked: access('LockedPage'),
  authRegister: access('RegisterPage', consentsCatalogue),
  authRenew: access('RenewPage'),
};
