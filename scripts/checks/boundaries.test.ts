import { describe, expect, test } from 'vitest';
import { wrongImports } from './boundaries.ts';

const DOMAINS = 'apps/server/src/domains';
const judge = (from: string, to: string) => wrongImports([{ from, to, place: `${from}:1` }]);

describe('allowed', () => {
  test.each([
    ['an earlier door', `${DOMAINS}/deals/open-deal.ts`, `${DOMAINS}/booking/public.ts`],
    ['its own files', `${DOMAINS}/deals/open-deal.ts`, `${DOMAINS}/deals/deals.repo.ts`],
    ['SQL in a repository', `${DOMAINS}/deals/deals.repo.ts`, 'drizzle-orm'],
    [
      'a foreign key to an earlier table',
      `${DOMAINS}/deals/deals.tables.ts`,
      `${DOMAINS}/users/users.tables.ts`,
    ],
    ['a package from an app', 'apps/cabinet/src/main.tsx', 'packages/ui/src/button.tsx'],
    [
      'its own feature',
      'apps/cabinet/src/features/sign-in/page.tsx',
      'apps/cabinet/src/features/sign-in/form.tsx',
    ],
  ])('%s', (_, from, to) => expect(judge(from, to)).toEqual([]));
});

describe('refused', () => {
  test.each([
    ['a later domain', `${DOMAINS}/booking/book.ts`, `${DOMAINS}/deals/public.ts`],
    ['past the door', `${DOMAINS}/deals/open-deal.ts`, `${DOMAINS}/booking/booking.repo.ts`],
    ['SQL outside of a repository', `${DOMAINS}/deals/open-deal.ts`, 'drizzle-orm/pg-core'],
    [
      'a foreign key to a later table',
      `${DOMAINS}/users/users.tables.ts`,
      `${DOMAINS}/deals/deals.tables.ts`,
    ],
    ['the platform into a domain', 'apps/server/src/platform/db.ts', `${DOMAINS}/deals/public.ts`],
    [
      'another feature',
      'apps/cabinet/src/features/sign-in/page.tsx',
      'apps/cabinet/src/features/deals/page.tsx',
    ],
    ['an app from a package', 'packages/ui/src/button.tsx', 'apps/cabinet/src/main.tsx'],
    ['an app from another', 'apps/office/src/main.tsx', 'apps/cabinet/src/main.tsx'],
    ['a domain without a place', `${DOMAINS}/surprise/a.ts`, 'node:fs'],
  ])('%s', (_, from, to) => expect(judge(from, to)).toHaveLength(1));
});
