import fs from 'node:fs';
import path from 'node:path';
import { dataDir } from './addresses.ts';

/** Reserves a name for one journey, since others choose from the same list. @returns false if it is taken */
export function takeOnce(name: string): boolean {
  try {
    fs.writeFileSync(path.join(dataDir(), `taken-${name}`), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** The first estate that no journey of this run has used; when all are used, the first one. */
export const takeEstate = <Estate extends { readonly id: number }>(
  estates: readonly Estate[],
): Estate | undefined => estates.find(({ id }) => takeOnce(`estate-${id}`)) ?? estates[0];
