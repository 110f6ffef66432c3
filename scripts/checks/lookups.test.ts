import { expect, it } from 'vitest';
import { problemsOf } from './lookups.ts';

const problems = (text: string) => problemsOf({ path: 'apps/server/src/a.ts', text });

it('tells of objects that are asked by a text, and of «in» with one', () => {
  expect(
    problems(`
      const tones: Readonly<Record<string, Tone>> = { a: 'b' };
      const found: Record<string, number[]> = {};
      show(tones[state]);
      found[name] = [];
      if (code in register) show(code);
    `).map((line) => line.split(' ')[0]),
  ).toEqual(['apps/server/src/a.ts:4', 'apps/server/src/a.ts:5', 'apps/server/src/a.ts:6']);
});

it('tells of nothing where only known keys can be asked', () => {
  expect(
    problems(`
      const tones: Record<State, Tone> = { a: 'b' };
      const headers: Record<string, string> = { a: 'b' };
      const words = lookup<string>({ a: 'b' });
      const bare: Record<string, string> = Object.create(null);
      show(tones[state], headers['a'], Object.entries(headers), words.get(state), bare[name], 'type' in news);
    `),
  ).toEqual([]);
});
