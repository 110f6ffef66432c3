import { staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { expect, it } from 'vitest';
import { isUnder, patternsOf } from '../shared/navigation/section.ts';
import { sections } from './sections.ts';

const patterns = patternsOf(sections);

it('every address of the desk has one page', () => {
  expect(patterns.toSorted()).toEqual([...new Set(patterns)].toSorted());
});

it('every entry of a menu leads to a page of its section', () => {
  for (const section of sections) {
    const own = patternsOf([section]);
    for (const { under, leadsTo } of section.menu ?? []) {
      expect(own).toContain(leadsTo(staffRoles));
      expect(own.some((pattern) => isUnder(pattern, under))).toBe(true);
      expect(leadsTo([])).toBeUndefined();
    }
    for (const { href } of section.personMenu ?? []) expect(own).toContain(href);
  }
});
