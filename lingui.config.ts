import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// Ids are written by hand, so a catalogue keeps its own order and carries no line numbers.
export default defineConfig({
  sourceLocale: 'ru',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: [
    { path: '<rootDir>/packages/ui/src/locales/{locale}', include: ['<rootDir>/packages/ui/src'] },
    ...['estate', 'consents', 'passport', 'leaving', 'payment'].map((shared) => ({
      path: `<rootDir>/apps/cabinet/src/${shared}/locales/{locale}`,
      include: [`<rootDir>/apps/cabinet/src/${shared}`],
    })),
    // What only some pages say of a thing that the first page speaks of too.
    ...[
      'estate/fact',
      'features/deals/page',
      'features/deals/trusted',
      'features/proof/again',
      'features/profile/news',
      'features/profile/sites',
      'features/profile/data',
      'features/profile/passport',
      'features/profile/passkeys',
      'features/profile/delegates',
    ].map((part) => ({
      path: `<rootDir>/apps/cabinet/src/${part}-locales/{locale}`,
      include: [],
    })),
    ...['discounts', 'passport'].map((part) => ({
      path: `<rootDir>/apps/office/src/parts/${part}/locales/{locale}`,
      include: [`<rootDir>/apps/office/src/parts/${part}`],
    })),
    ...['cabinet', 'office'].flatMap((app) => [
      { path: `<rootDir>/apps/${app}/src/locales/{locale}`, include: [`<rootDir>/apps/${app}/src/shell`] },
      {
        path: `<rootDir>/apps/${app}/src/shell/{name}/locales/{locale}`,
        include: [`<rootDir>/apps/${app}/src/shell/{name}`],
      },
      {
        path: `<rootDir>/apps/${app}/src/features/{name}/locales/{locale}`,
        include: [`<rootDir>/apps/${app}/src/features/{name}`],
      },
    ]),
  ],
});
