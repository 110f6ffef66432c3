import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Folder, picturesIn } from '../steps/looks/pictures.ts';

/**
 * Recompresses pictures, which the browser compresses quickly: the same pixels take a quarter less. Pictures
 * older than that moment stay unchanged.
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
