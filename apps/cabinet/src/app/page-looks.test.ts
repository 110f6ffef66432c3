import { type PageName, pagePatterns } from '@novosel/contract/wire/paths.ts';
import { expect, test } from 'vitest';
import { pageOf } from '../shared/navigation/page-of.ts';
import { layoutOf, viewportOf } from './page-looks.ts';

const at = (address: string, signedIn = true) => layoutOf(pageOf(address), signedIn);

test('[S2.5-17..22] the deal layout takes deal pages other than the five', () => {
  expect(at('/deals/243/booking/passport')).toBe('deal');
  expect(at('/deals/243/members')).toBe('deal');
  for (const page of ['view', 'payment', 'payment/success', 'assignment/start', 'inspection']) {
    expect(at(`/deals/243/${page}`)).toBe('default');
  }
  expect(at('/deals')).toBe('default');
});

test('[S2.5-23] the mortgage page has the deal layout only with an id', () => {
  expect(at('/mortgage/5')).toBe('deal');
  expect(at('/mortgage')).toBe('default');
});

test('[S2.5-04] [S2.5-10] [S2.5-13] sign-in, letters and guests have their own', () => {
  expect(at('/auth/locked', false)).toBe('auth');
  expect(at('/opinion/token', false)).toBe('questionnaire');
  expect(at('/opinion/token', true)).toBe('questionnaire');
  expect(at('/estates', false)).toBe('simple');
  expect(at('/estates', true)).toBe('default');
  expect(at('/nowhere', true)).toBe('default');
});

test('[S2.5-32..35] the fixed width is only for three pages', () => {
  const fixed = (Object.entries(pagePatterns) as [PageName, string][])
    .filter(([name]) => viewportOf({ name, params: {} }) === 'width=1240')
    .map(([name]) => name);
  expect(fixed.sort()).toEqual(['dealCompleted', 'elements', 'screensharing']);
  expect(viewportOf(undefined)).toContain('device-width');
});
