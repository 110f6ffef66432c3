import { expect, it } from 'vitest';
import { mayDo, sectionAt, sectionsFor } from './sections.ts';

const keysFor = (...roles: Parameters<typeof sectionsFor>[0]) => sectionsFor(roles).map(({ key }) => key);

it('each role sees the sections of the catalogue that it works with', () => {
  expect(keysFor('manager')).toEqual(['imports', 'prices', 'papers', 'news', 'sets']);
  expect(keysFor('accountant')).toEqual(['imports', 'prices']);
  expect(keysFor('support')).toEqual(['sets']);
  expect(keysFor('lawyer')).toEqual(['papers']);
  expect(keysFor('admin')).toEqual(['imports', 'prices', 'promises', 'papers', 'news', 'sets']);
  expect(keysFor('support', 'accountant')).toEqual(['imports', 'prices', 'sets']);
});

it('looking at imports is not making one', () => {
  expect(mayDo('read-imports', ['accountant'])).toBe(true);
  expect(mayDo('import', ['accountant'])).toBe(false);
});

it('a page belongs to its section, and so does what lies under it', () => {
  expect(sectionAt('/catalogue/imports/0b')?.key).toBe('imports');
  expect(sectionAt('/catalogue/prices/0b')?.key).toBe('prices');
  expect(sectionAt('/catalogue/sets')?.key).toBe('sets');
  expect(sectionAt('/catalogue/importsmore')).toBeUndefined();
});
