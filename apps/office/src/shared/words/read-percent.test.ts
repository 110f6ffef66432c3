import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPercent } from './read-percent.ts';

it('a percent is read with a comma or a point, to hundredths, up to fifty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(',', '.'), (hundredths, mark) => {
      expect(readPercent((hundredths / 100).toFixed(2).replace('.', mark))).toBe(hundredths);
    }),
  );
  expect(readPercent(' 2,5 ')).toBe(250);
  for (const wrong of ['', '0', '-3', '50,01', '1,234', 'два']) expect(readPercent(wrong)).toBeNull();
});
