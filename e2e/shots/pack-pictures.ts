import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Folder, picturesIn } from '../steps/looks/pictures.ts';

/**
 * The browser packs in haste; the same points take a quarter less. Pictures taken before that moment stay as
 * they are.
 */
export async function packPictures(folder: Folder, since: number): Promise<void> {
  for (const name of picturesIn(folder)) {
    const file = path.join(import.meta.dirname, '..', folder, name);
    if (fs.statSync(file).mtimeMs < since) continue;
    const before = fs.readFileSync(file);
    const after = await sharp(before).png({ compressionLevel: 9 }).toBuffer();
    fs.writeFileSync(file, after);
  }
}
