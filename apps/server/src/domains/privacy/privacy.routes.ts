import { privacyEndpoints } from '@novosel/contract/privacy/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload } from '../documents/public.ts';
import { askDeletion, withdrawDeletion } from './ask-deletion.ts';
import { askExport, downloadExport, readExport } from './ask-export.ts';
import { carryOutDeletion } from './carry-out-deletion.ts';
import { readDeletion } from './read-deletion.ts';

export function bindPrivacy(bind: Bind, context: Context): void {
  const copyOf = async (db: Executor, userId: number) => ok(await readExport(context, db, userId));
  const deletionOf = async (db: Executor, userId: number) => ok(await readDeletion(context, db, userId));
  bind(privacyEndpoints.getExport, ({ db, act }) => copyOf(db, act.actor.id));
  bind(privacyEndpoints.askExport, async ({ db, act }) => {
    await askExport(context, db, act);
    return copyOf(db, act.actor.id);
  });
  bind(privacyEndpoints.downloadExport, async ({ db, act, reply }) =>
    sendDownload(reply, await downloadExport(context, db, act.actor.id)),
  );
  bind(privacyEndpoints.getDeletion, ({ db, act }) => deletionOf(db, act.actor.id));
  bind(privacyEndpoints.askDeletion, async ({ db, act }) => {
    await askDeletion(context, db, act);
    return deletionOf(db, act.actor.id);
  });
  bind(privacyEndpoints.withdrawDeletion, async ({ db, act }) => {
    await withdrawDeletion(db, act);
    return deletionOf(db, act.actor.id);
  });
}

export function bindPrivacyDesk(bind: Bind, context: Context): void {
  bind(privacyEndpoints.deskDeletion, async ({ db, params }) =>
    ok(await readDeletion(context, db, params.person)),
  );
  bind(privacyEndpoints.carryOutDeletion, async ({ db, act, params }) => {
    await carryOutDeletion(context, db, act, params.person);
    return { result: true } as const;
  });
}
