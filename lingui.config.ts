import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// Ids are written by hand, so a catalogue keeps its own order and carries no line numbers.
export default defineConfig({
  sourceLocale: 'ru',
  locales: ['ru', 'en'],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: [
    { path: '<rootDir>/packages/ui/src/locales/{locale}', include: ['<rootDir>/packages/ui/src'] },
    // What only some pages say of a thing that the first page speaks of too.
    ...['shared/estate/fact', 'shared/deal/page', 'shared/deal/trusted', 'features/proof/again'].map(
      (part) => ({
        path: `<rootDir>/apps/cabinet/src/${part}-locales/{locale}`,
        include: [],
      }),
    ),
    ...['documents', 'profile', 'paperwork'].map((part) => ({
      path: `<rootDir>/apps/cabinet/src/features/${part}/{name}/locales/{locale}`,
      include: [`<rootDir>/apps/cabinet/src/features/${part}/{name}`],
    })),
    {
      path: '<rootDir>/apps/office/src/features/audit/acts/{name}/{locale}',
      include: ['<rootDir>/apps/office/src/features/audit/acts/{name}'],
    },
    ...['cabinet', 'office'].flatMap((app) => [
      { path: `<rootDir>/apps/${app}/src/locales/{locale}`, include: [`<rootDir>/apps/${app}/src/shell`] },
      ...['shared', 'features', 'shell'].map((room) => ({
        path: `<rootDir>/apps/${app}/src/${room}/{name}/locales/{locale}`,
        include: [`<rootDir>/apps/${app}/src/${room}/{name}`],
      })),
    ]),
  ],
});
