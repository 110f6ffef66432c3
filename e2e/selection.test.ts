import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { selectJourneys } from './selection.ts';

const filesOf = (...changed: string[]) =>
  selectJourneys(changed).files.map((file) => path.basename(file, '.e2e.ts'));

describe('npm test -- --touched', () => {
  test.each([
    'apps/cabinet/src/features/services/service-page.tsx',
    'apps/office/src/features/services/step-form.tsx',
    'apps/server/src/domains/services/order-service.ts',
    'packages/contract/src/services/rules.ts',
  ])('%s chooses what guards its feature, and nothing else', (changed) => {
    expect(filesOf(changed)).toEqual(['long-words', 'services']);
    const { walks } = selectJourneys([changed]);
    expect(walks).toContain('services');
    expect(walks).not.toContain('mortgage');
  });

  test('a step chooses what imports it, also through another step', () => {
    expect(filesOf('e2e/steps/deals/failed-refund.ts')).toEqual(['colour-pairs', 'failed-refund']);
    expect(filesOf('e2e/steps/browser/calls.ts')).toContain('declined');
    expect(selectJourneys(['e2e/register/deal/transfer-walk.ts']).walks).toEqual(['transfer']);
  });

  test('shared code chooses one way through each side of the product', () => {
    const ways = ['frame', 'card', 'sign-in', 'desk', 'elements'];
    for (const changed of ['packages/ui/src/actions/button.tsx', 'apps/server/src/platform/jobs/jobs.ts'])
      expect(filesOf(changed).toSorted()).toEqual(ways.toSorted());
  });

  test('pages of requests choose the journeys of what is ordered, and one way through everything', () => {
    const changed = 'apps/cabinet/src/shared/requests/request-steps.tsx';
    expect(filesOf(changed)).toEqual(expect.arrayContaining(['services', 'frame']));
    expect(selectJourneys([changed]).walks).toContain('services');
  });

  test('what no journey stands on chooses none', () => {
    expect(selectJourneys(['docs/domain.md', 'bench/run.ts'])).toEqual({ files: [], walks: [] });
  });
});
