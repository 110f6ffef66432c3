import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export interface Compared {
  readonly name: string;
  /**
   * The share of pixels that differ by more than `shade`, 0 to 1; 1 for a picture of one side only, or of
   * another size.
   */
  readonly changed: number;
}

/** In steps of a channel of 256: differences of font smoothing between runs stay below it. */
const shade = 24;

/** Compares the pictures of two folders; the most changed first. */
export async function compareShots(before: string, after: string): Promise<Compared[]> {
  const names = new Set([...picturesOf(before), ...picturesOf(after)]);
  const compared: Compared[] = [];
  for (const name of names)
    compared.push({ name, changed: await changedShare(path.join(before, name), path.join(after, name)) });
  return compared.sort((a, b) => b.changed - a.changed || a.name.localeCompare(b.name));
}

export const picturesOf = (folder: string): string[] =>
  fs.readdirSync(folder).filter((name) => name.endsWith('.png'));

async function changedShare(before: string, after: string): Promise<number> {
  if (!fs.existsSync(before) || !fs.existsSync(after)) return 1;
  const [was, is] = await Promise.all([pointsOf(before), pointsOf(after)]);
  if (was.info.width !== is.info.width || was.info.height !== is.info.height) return 1;
  const { channels } = was.info;
  let changed = 0;
  for (let at = 0; at < was.data.length; at += channels) {
    if (differ(was.data, is.data, at)) changed += 1;
  }
  return changed / (was.info.width * was.info.height);
}

const pointsOf = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

function differ(was: Buffer, is: Buffer, at: number): boolean {
  return [0, 1, 2].some((channel) => Math.abs((was[at + channel] ?? 0) - (is[at + channel] ?? 0)) > shade);
}
