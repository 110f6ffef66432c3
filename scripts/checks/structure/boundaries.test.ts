import { describe, expect, test } from 'vitest';
import { type Uses, wrongImports, wrongUses } from './boundaries.ts';

const DOMAINS = 'apps/server/src/domains';
const uses: Uses = new Map([
  ['users', []],
  ['booking', ['users']],
  ['deals', ['booking', 'users']],
]);
const judge = (from: string, to: string) => wrongImports([{ from, to, place: `${from}:1` }], uses);

describe('allowed', () => {
  test.each([
    ['the door of one it uses', `${DOMAINS}/deals/opening/open-deal.ts`, `${DOMAINS}/booking/public.ts`],
    ['its own files', `${DOMAINS}/deals/opening/open-deal.ts`, `${DOMAINS}/deals/deals.repo.ts`],
    [
      'a test into what it changes',
      `${DOMAINS}/booking/book.usecase.test.ts`,
      `${DOMAINS}/deals/deals.repo.ts`,
    ],
    ['SQL in a repository', `${DOMAINS}/deals/deals.repo.ts`, 'drizzle-orm'],
    [
      'a foreign key to a table of one it uses',
      `${DOMAINS}/deals/deals.tables.ts`,
      `${DOMAINS}/users/users.tables.ts`,
    ],
    [
      'a feature from the frame',
      'apps/cabinet/src/shell/windows.tsx',
      'apps/cabinet/src/features/proof/proof-window.tsx',
    ],
    [
      'the text of a contract from the server',
      `${DOMAINS}/deals/move-deal.ts`,
      'packages/contract/src/contracts/text/render-contract.ts',
    ],
    ['a package from an app', 'apps/cabinet/src/main.tsx', 'packages/ui/src/actions/button.tsx'],
    [
      'its own feature',
      'apps/cabinet/src/features/sign-in/page.tsx',
      'apps/cabinet/src/features/sign-in/form.tsx',
    ],
  ])('%s', (_, from, to) => expect(judge(from, to)).toEqual([]));
});

describe('refused', () => {
  test.each([
    ['one it does not use', `${DOMAINS}/booking/book.ts`, `${DOMAINS}/deals/public.ts`],
    ['past the door', `${DOMAINS}/deals/opening/open-deal.ts`, `${DOMAINS}/booking/booking.repo.ts`],
    ['SQL outside of a repository', `${DOMAINS}/deals/opening/open-deal.ts`, 'drizzle-orm/pg-core'],
    [
      'SQL outside of a repository by our own door',
      `${DOMAINS}/deals/opening/open-deal.ts`,
      'apps/server/src/platform/database/drizzle.ts',
    ],
    [
      'a foreign key to a table of one it does not use',
      `${DOMAINS}/users/users.tables.ts`,
      `${DOMAINS}/deals/deals.tables.ts`,
    ],
    ['the platform into a domain', 'apps/server/src/platform/database/db.ts', `${DOMAINS}/deals/public.ts`],
    [
      'the text of a contract from a page',
      'apps/cabinet/src/features/contract/page.tsx',
      'packages/contract/src/contracts/text/render-contract.ts',
    ],
    [
      'the text of a contract from what pages take',
      'packages/contract/src/contracts/endpoints.ts',
      'packages/contract/src/contracts/text/render-contract.ts',
    ],
    [
      'another feature',
      'apps/cabinet/src/features/sign-in/page.tsx',
      'apps/cabinet/src/features/deals/page.tsx',
    ],
    [
      'a feature from what is shared',
      'apps/office/src/shared/words/party.ts',
      'apps/office/src/features/deal/deal-pane.tsx',
    ],
    [
      'the frame from a feature',
      'apps/cabinet/src/features/deals/page.tsx',
      'apps/cabinet/src/shell/frame/header.tsx',
    ],
    ['the start from the frame', 'apps/cabinet/src/shell/frame/header.tsx', 'apps/cabinet/src/app/app.tsx'],
    ['an app from a package', 'packages/ui/src/actions/button.tsx', 'apps/cabinet/src/main.tsx'],
    ['an app from another', 'apps/office/src/main.tsx', 'apps/cabinet/src/main.tsx'],
    ['a domain without a place', `${DOMAINS}/surprise/a.ts`, 'node:fs'],
  ])('%s', (_, from, to) => expect(judge(from, to)).toHaveLength(1));
});

describe('what a domain says it uses', () => {
  const door = (from: string, to: string) => ({
    from: `${DOMAINS}/${from}/a.ts`,
    to: `${DOMAINS}/${to}/public.ts`,
    place: '',
  });
  const imports = [door('booking', 'users'), door('deals', 'booking'), door('deals', 'users')];

  test('is used and stands before it', () => expect(wrongUses(imports, uses)).toEqual([]));

  test('is named for nothing', () => {
    expect(wrongUses(imports.slice(1), uses)).toEqual(['booking says it uses users, and does not']);
  });

  test('would lead back to it', () => {
    const circle: Uses = new Map([...uses, ['users', ['deals']]]);
    expect(wrongUses([...imports, door('users', 'deals')], circle)).toEqual([
      'users uses deals, which stands after it',
    ]);
  });
});
