import type { Context } from '../../context.ts';
import { workDeletions } from './carry-out-deletion.ts';
import { workExports } from './make-export.ts';
import { workErasures } from './replay-erasures.ts';

export async function workPrivacy(context: Context): Promise<void> {
  await workExports(context);
  await workDeletions(context);
  await workErasures(context);
}
