import { edsEndpoints } from '@novosel/contract/eds/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { readSignatures } from './read-signatures.ts';

export function bindEds(bind: Bind, { db }: Pick<Context, 'db'>): void {
  bind(edsEndpoints.getEds, async ({ viewer }) => ok(await readSignatures(db, viewer.userId)));
}
