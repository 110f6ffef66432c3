import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodSamples, type Sample } from '../../../../test/uploads/good-samples.ts';
import { hostileSamples } from '../../../../test/uploads/hostile-samples.ts';
import { looseSamples } from '../../../../test/uploads/loose-samples.ts';
import { makePdf } from '../../../../test/uploads/make-pdf.ts';
import { drawn, flat } from '../../../../test/uploads/make-picture.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import { fullName, readName } from '../file-name.ts';
import { flawOf } from './decode-picture.ts';
import { inspectFile } from './inspect-file.ts';

/** What the door does with a file: its name first, then its content. */
async function taken({ name, bytes }: Sample): Promise<boolean> {
  try {
    return 'type' in (await inspectFile(bytes, readName(name).extension));
  } catch {
    return false;
  }
}

async function among(samples: readonly Sample[], wanted: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const sample of samples) if ((await taken(sample)) === wanted) found.push(sample.name);
  return found;
}

describe('[S5-49] [promise 27] a file is what its content says', () => {
  test('300 hostile files and more, none is taken', { timeout: 60_000 }, async () => {
    const samples = await hostileSamples();
    expect(samples.length).toBeGreaterThanOrEqual(300);
    expect(await among(samples, true)).toEqual([]);
  });

  test('what people really send is taken', { timeout: 60_000 }, async () => {
    const samples = await goodSamples();
    expect(samples.length).toBeGreaterThan(50);
    expect(await among(samples, false)).toEqual([]);
  });

  test('what every viewer opens is taken, and kept as its format wants it', async () => {
    for (const { name, bytes } of await looseSamples()) {
      const { extension } = readName(name);
      const inspected = await inspectFile(bytes, extension);
      expect([name, inspected]).toEqual([name, { type: expect.any(String), mended: expect.any(Buffer) }]);
      const mended = 'mended' in inspected ? inspected.mended : undefined;
      expect([name, await inspectFile(mended ?? bytes, extension)]).toEqual([
        name,
        { type: expect.any(String) },
      ]);
    }
  });

  test('a picture without an ending is what its content says; nothing else is', async () => {
    const jpeg = await drawn().jpeg().toBuffer();
    expect(await inspectFile(jpeg, '')).toEqual({ type: 'image/jpeg' });
    expect(await inspectFile(makePdf(), '')).toEqual({ refused: 'kind' });
    expect(fullName(readName('image:1000012345'), 'image/jpeg')).toBe('image:1000012345.jpg');
    expect(fullName(readName('скан.JPG'), 'image/jpeg')).toBe('скан.JPG');
  });

  test('a picture of more than 40 megapixels is told apart from what is no picture (promise 28)', async () => {
    const large = flat(8000, 5001);
    expect(await inspectFile(await large.clone().png().toBuffer(), 'png')).toEqual({ refused: 'pixels' });
    expect(await inspectFile(await large.clone().jpeg().toBuffer(), 'jpg')).toEqual({ refused: 'pixels' });
    expect(await inspectFile(await large.jpeg().toBuffer(), 'png')).toEqual({ refused: 'kind' });
    // Frames of a GIF are counted by the decoder.
    const gif = await drawn().gif().toBuffer();
    expect(await flawOf(gif, 120 * 80 - 1)).toBe('pixels');
    expect(await flawOf(gif, 120 * 80)).toBeUndefined();
    expect(await flawOf(gif.subarray(0, gif.length / 2), 120 * 80)).toBe('kind');
  });

  test('[promise 29] no bytes make it throw', async () => {
    const [png, jpg, gif] = await Promise.all([
      drawn().png().toBuffer(),
      drawn().jpeg().toBuffer(),
      drawn().gif().toBuffer(),
    ]);
    const wholes = { png, jpg, gif, pdf: makePdf() };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('png', 'jpg', 'gif', 'pdf'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.uint8Array({ maxLength: 100 }),
        async (extension, place, noise) => {
          const whole = wholes[extension];
          const at = Math.floor(place * whole.length);
          await inspectFile(Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)]), extension);
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);
});

describe('[promise 30] the name of a download', () => {
  test('goes whole in UTF-8, and as plain letters for the old', () => {
    expect(attachment('Соглашение № Б-1.pdf')).toBe(
      `attachment; filename="__________ No _-1.pdf"; filename*=UTF-8''${encodeURIComponent('Соглашение № Б-1.pdf')}`,
    );
  });

  test('never breaks out of the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(attachment(name)).toMatch(/^attachment; filename="[\w .-]*"; filename\*=UTF-8''[\w.~%!*-]*$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
