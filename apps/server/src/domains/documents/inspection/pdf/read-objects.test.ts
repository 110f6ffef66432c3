import { expect, test } from 'vitest';
import { readObjects } from './read-objects.ts';
import { BadPdf } from './read-value.ts';

test.each(['obj<<>>stream ', 'obj<<>>%', '1 1 obj ', '% 1\n1 obj\n', '10 0\n%x\nobj<<>>x'])(
  '[promise 28] «%s» over and over is given up, not read for minutes',
  async (signs) => {
    const bytes = Buffer.from(signs.repeat(3_000_000 / signs.length), 'latin1');
    await expect(readObjects(bytes)).rejects.toThrow(BadPdf);
  },
);
