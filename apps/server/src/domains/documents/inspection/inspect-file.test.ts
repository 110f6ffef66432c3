import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { goodSamples, type Sample } from '../../../../test/uploads/good-samples.ts';
import { hostileSamples } from '../../../../test/uploads/hostile-samples.ts';
import {
  closedPapers,
  lockedActing,
  lockedBombs,
  openLockedPapers,
} from '../../../../test/uploads/locked-samples.ts';
import { looseSamples } from '../../../../test/uploads/loose-samples.ts';
import { drawn, flat } from '../../../../test/uploads/make-picture.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import { fullName, readName } from '../file-name.ts';
import { hasActiveWords, isArchive } from './hidden-content.ts';
import { type Inspected, inspectFile } from './inspect-file.ts';
import { redraw } from './redraw-picture.ts';

/** The inspection of a file: its name first, then its content. */
async function doorOf({ name, bytes }: Sample): Promise<Inspected> {
  try {
    return await inspectFile(bytes, readName(name).extension);
  } catch {
    return { refused: 'kind' };
  }
}

async function among(
  samples: readonly Sample[],
  wanted: (inspected: Inspected) => boolean | Promise<boolean>,
): Promise<string[]> {
  const found: string[] = [];
  for (const sample of samples) if (await wanted(await doorOf(sample))) found.push(sample.name);
  return found;
}

/** Whether more than the pixels of a picture is kept. */
async function keepsMore(inspected: Inspected): Promise<boolean> {
  if ('refused' in inspected) return false;
  const { kept, size } = inspected;
  if (!kept || !size) return true;
  const { exif, xmp, icc, iptc, comments } = await sharp(kept).metadata();
  const beside = [exif, xmp, icc, iptc, comments].some((part) => part !== undefined);
  return beside || isArchive(kept) || hasActiveWords(kept);
}

const rawOf = (bytes: Buffer) => sharp(bytes, { animated: true }).autoOrient().raw().toBuffer();

/** The largest difference between samples of two pictures, in steps of 256. */
async function farthest(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await rawOf(one), await rawOf(other)];
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);
}

describe('[S5-49] [promise 27] a file is what its content says', () => {
  test('of 300 hostile files and more none is taken, or its pixels alone', { timeout: 90_000 }, async () => {
    const samples = await hostileSamples();
    expect(samples.length).toBeGreaterThanOrEqual(300);
    expect(await among(samples, keepsMore)).toEqual([]);
    const pictures = samples.filter(({ bytes }) => !bytes.includes('%PDF-'));
    const refused = await among(pictures, (inspected) => 'refused' in inspected);
    expect(refused.length).toBeGreaterThan(100);
  });

  test('what people really send is taken', { timeout: 60_000 }, async () => {
    const samples = await goodSamples();
    expect(samples.length).toBeGreaterThan(50);
    expect(await among(samples, (inspected) => 'refused' in inspected)).toEqual([]);
  });

  test('a picture stays what it shows, without the data of its camera', { timeout: 60_000 }, async () => {
    const exif = { IFD0: { Make: 'Новосёл' }, IFD3: { GPSLatitude: '68/1 58/1 0/1' } };
    const scan = drawn(300, 200).withExif(exif);
    const sent: [string, Buffer, number][] = [
      ['png', await scan.clone().png().toBuffer(), 0],
      ['gif', await drawn(60, 40).gif().toBuffer(), 0],
      ['jpg', await flat(300, 200).withExif(exif).jpeg({ quality: 80 }).toBuffer(), 2],
      ['jpg', await flat(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 2],
    ];
    for (const [extension, bytes, most] of sent) {
      const inspected = await inspectFile(bytes, extension);
      if ('refused' in inspected || !inspected.kept) throw new Error('a picture was not taken');
      expect(await farthest(inspected.kept, bytes)).toBeLessThanOrEqual(most);
      expect(await keepsMore(inspected)).toBe(false);
    }
    const turned = await inspectFile(sent[3]?.[1] ?? Buffer.alloc(0), 'jpg');
    expect(turned).toMatchObject({ size: { width: 200, height: 300 } });
  });

  test('what every viewer opens is taken, and kept as its format wants it', async () => {
    for (const { name, bytes } of [...(await looseSamples()), ...(await openLockedPapers())]) {
      const { extension } = readName(name);
      const inspected = await inspectFile(bytes, extension);
      expect([name, inspected]).toMatchObject([name, { type: expect.any(String), kept: expect.any(Buffer) }]);
      const kept = 'kept' in inspected ? inspected.kept : undefined;
      const again = await inspectFile(kept ?? bytes, extension);
      expect([name, again]).toMatchObject([name, { type: expect.any(String) }]);
      if (extension === 'pdf') expect([name, again]).toEqual([name, { type: 'application/pdf' }]);
    }
  });

  test('a locked paper is refused for what is wrong with it', { timeout: 60_000 }, async () => {
    const refused = async (samples: readonly Sample[], flaw: string) =>
      among(samples, (inspected) => !('refused' in inspected) || inspected.refused !== flaw);
    expect(await refused(await closedPapers(), 'locked')).toEqual([]);
    expect(await refused(await lockedActing(), 'acting')).toEqual([]);
    expect(await refused(await lockedBombs(), 'swells')).toEqual([]);
  });

  test('a picture without an ending is what its content says; nothing else is', async () => {
    const jpeg = await drawn().jpeg().toBuffer();
    expect(await inspectFile(jpeg, '')).toMatchObject({ type: 'image/jpeg' });
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
    expect(await redraw(gif, 'gif', 120 * 80 - 1)).toEqual({ refused: 'pixels' });
    expect(await redraw(gif, 'gif', 120 * 80)).toMatchObject({ width: 120, height: 80 });
    expect(await redraw(gif.subarray(0, gif.length / 2), 'gif', 120 * 80)).toEqual({ refused: 'kind' });
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
