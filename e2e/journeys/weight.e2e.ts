import { expect, test } from '@playwright/test';
import { demoPhone } from '../stage/people.ts';
import { scriptWeight } from '../steps/script-weight.ts';
import { signIn } from '../steps/sign-in.ts';

const kb = 1000;

/**
 * In KB. The goal is 130, of which React, its router in data mode and TanStack Query take 97. What stands here is held:
 * it may fall, and rises only with a reason (`npm run bench -- --only pages` tells the goal). A wide screen has the
 * house within reach at once, 1.6 KB; a phone comes to it by scrolling.
 */
const firstPage = { phone: 138, desktop: 140 };

test('the sign-in page brings at most 100 KB of JavaScript over the line', async ({ page }, {
  annotations,
}) => {
  const weight = await scriptWeight(page, '/auth');
  const whole = weight.bytes + weight.laterBytes;
  annotations.push({ type: 'weight', description: `${whole} bytes` });
  expect(weight.files.length).toBeGreaterThan(2);
  expect(whole, weight.files.join('\n')).toBeLessThanOrEqual(100 * kb);
});

test('the first page after it, with a deal under way, keeps its weight; the line for news comes apart', async ({
  page,
}, { annotations, project }) => {
  const most = project.name === 'phone' ? firstPage.phone : firstPage.desktop;
  await signIn(page, demoPhone(2));
  const weight = await scriptWeight(page, '/dashboard');
  annotations.push({ type: 'weight', description: `${weight.bytes} bytes, later ${weight.laterBytes}` });
  expect(weight.files.length).toBeGreaterThan(5);
  expect(weight.bytes, weight.files.join('\n')).toBeLessThanOrEqual(most * kb);
  expect(weight.laterBytes).toBeGreaterThan(5 * kb);
});
