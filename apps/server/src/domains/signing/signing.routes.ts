import { signaturesDeskEndpoints as desk } from '@novosel/contract/signatures/desk-endpoints.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { listPaperKinds, setPaperKind } from './kinds/paper-kinds.ts';

/** Which kind of signature each paper needs. */
export function bindPaperKinds(bind: Bind): void {
  bind(desk.listPaperKinds, async ({ db, act }) => ok(await listPaperKinds(db, act.at)));
  bind(desk.setPaperKind, async ({ db, act, body }) => {
    await setPaperKind(db, act, body);
    return ok(await listPaperKinds(db, act.at));
  });
}
