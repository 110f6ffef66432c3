// Features: auth.
// Widths: both, a wide page draws more.
import { expect, test } from '@playwright/test';
import { demoPhone } from '../../stage/people.ts';
import { scriptWeight } from '../../steps/browser/script-weight.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const kb = 1000;

/**
 * Limits in KB (brotli); React and TanStack Query take 68 of it (decision 030). A wide page also loads the
 * drawings of the plan, the thread and the house.
 */
const firstPage = { phone: 130, desktop: 135.5 };

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
  await signIn(page, demoPhone(2));
  const weight = await scriptWeight(page, '/dashboard');
  annotations.push({ type: 'weight', description: `${weight.bytes} bytes, later ${weight.laterBytes}` });
  expect(weight.files.length).toBeGreaterThan(5);
  const most = project.name === 'desktop' ? firstPage.desktop : firstPage.phone;
  expect(weight.bytes, weight.files.join('\n')).toBeLessThanOrEqual(most * kb);
  expect(weight.laterBytes).toBeGreaterThan(5 * kb);
});
