import { openZip, type ZipFiles, type ZipLimits } from '../../src/platform/files/safe-zip.ts';

/** All files of an archive, unpacked. @throws BadZip */
export async function unzip(bytes: Buffer, limits: ZipLimits): Promise<ZipFiles> {
  const zip = openZip(bytes, limits);
  const files = new Map<string, Buffer>();
  for (const name of zip.names) {
    const pieces: Buffer[] = [];
    for await (const piece of zip.read(name)) pieces.push(piece);
    files.set(name, Buffer.concat(pieces));
  }
  return files;
}
