import { endpointTable } from '@novosel/contract/wire/table.ts';
import { expect, test } from 'vitest';
import { startup } from './startup.ts';

test('the document begins calls of the desk that exist', () => {
  const begun = startup.match(/\/api\/office\/[\w/]+/g) ?? [];
  const reads = endpointTable.filter(({ door, method }) => door === 'office' && method === 'GET');
  expect(begun).toHaveLength(3);
  for (const path of begun) expect(reads.map((one) => one.path)).toContain(path);
});
