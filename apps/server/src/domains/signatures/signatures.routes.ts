import { signaturesDeskEndpoints as desk } from '@novosel/contract/signatures/desk-endpoints.ts';
import { signaturesEndpoints as own } from '@novosel/contract/signatures/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct, StaffAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload } from '../documents/public.ts';
import { askSignature } from './asking/ask-signature.ts';
import { askDeveloper, readDeskSigning, stopAtDesk } from './desk/desk-signing.ts';
import { addSignatory, confirmSignatory, listSignatories } from './desk/signatories.ts';
import { stopSigning } from './stop-signing.ts';
import { readSigning } from './view/read-signing.ts';
import { signatureFile } from './view/signature-file.ts';

type Deps = Pick<Context, 'clock' | 'config' | 'events' | 'jobs' | 'operator'>;

export function bindSignatures(bind: Bind, deps: Deps): void {
  const answer = async (db: Executor, act: BuyerAct, estateId: number) =>
    ok(await readSigning(deps, db, act, estateId));
  bind(own.getSigning, ({ db, act, params }) => answer(db, act, params.estate));
  bind(own.askSignature, async ({ db, act, params: { estate }, body }) => {
    await askSignature(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.stopSigning, async ({ db, act, params: { estate }, body }) => {
    await stopSigning(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.getSignatureFile, async ({ db, act, params: { estate, signer }, reply }) =>
    sendDownload(reply, await signatureFile(db, act, { estateId: estate, lineId: signer })),
  );
}

export function bindSignaturesDesk(bind: Bind, deps: Deps): void {
  const answer = async (db: Executor, act: StaffAct, dealId: string) =>
    ok(await readDeskSigning(db, act, dealId));
  bind(desk.getDeskSigning, ({ db, act, params }) => answer(db, act, params.deal));
  bind(desk.askDeveloper, async ({ db, act, params: { deal }, body }) => {
    await askDeveloper(deps, db, act, { dealId: deal, ...body });
    return answer(db, act, deal);
  });
  bind(desk.stopByPhone, async ({ db, act, params: { deal }, body }) => {
    await stopAtDesk(deps, db, act, { dealId: deal, ...body });
    return answer(db, act, deal);
  });
  bind(desk.listSignatories, async ({ db, act }) => ok(await listSignatories(db, act.at)));
  bind(desk.addSignatory, async ({ db, act, body }) => {
    await addSignatory(deps, db, act, body);
    return ok(await listSignatories(db, act.at));
  });
  bind(desk.confirmSignatory, async ({ db, act, params }) => {
    await confirmSignatory(deps, db, act, params.signatory);
    return ok(await listSignatories(db, act.at));
  });
}
