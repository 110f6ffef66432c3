import { expect, it } from 'vitest';
import { problemsOf } from './codes.ts';

const files = [
  { path: 'apps/server/src/a.ts', text: "throw new AppError('SHOWN');\nthrow new AppError('HIDDEN_ONE');" },
  { path: 'apps/server/src/b.ts', text: '/** @throws AppError NOWHERE */\n * NOWHERE\n// NOWHERE' },
  { path: 'apps/server/src/a.usecase.test.ts', text: "expect(code).toBe('SHOWN'); // HIDDEN\n// HIDDEN_ONE" },
];

it('tells of codes that are thrown and named by no test, and of codes that nobody throws', () => {
  expect(problemsOf(['SHOWN', 'HIDDEN_ONE', 'NOWHERE'], files)).toEqual([
    'HIDDEN_ONE is answered, and no test names it',
    'NOWHERE stands in the register of errors and is used nowhere',
  ]);
});
