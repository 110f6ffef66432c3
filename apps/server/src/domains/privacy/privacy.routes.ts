import { privacyEndpoints } from '@novosel/contract/privacy/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { sendDownload } from '../documents/public.ts';
import { askDeletion, withdrawDeletion } from './ask-deletion.ts';
import { askExport, downloadExport, readExport } from './ask-export.ts';
import { carryOutDeletion } from './carry-out-deletion.ts';
import { readDeletion } from './read-deletion.ts';

export function bindPrivacy(bind: Bind, context: Context): void {
  bind(privacyEndpoints.getExport, ({ viewer }) => readExport(context, context.db, viewer.userId));
  bind(privacyEndpoints.askExport, (call) => askExport(context, call));
  bind(privacyEndpoints.downloadExport, async ({ viewer, reply }) =>
    sendDownload(reply, await downloadExport(context, viewer.userId)),
  );
  bind(privacyEndpoints.getDeletion, async ({ viewer }) => ({
    result: true as const,
    data: await readDeletion(context, context.db, viewer.userId),
  }));
  bind(privacyEndpoints.askDeletion, (call) => askDeletion(context, call));
  bind(privacyEndpoints.withdrawDeletion, (call) => withdrawDeletion(context, call));
}

export function bindPrivacyDesk(bind: Bind, context: Context): void {
  bind(privacyEndpoints.deskDeletion, async ({ params }) => ({
    result: true as const,
    data: await readDeletion(context, context.db, params.person),
  }));
  bind(privacyEndpoints.carryOutDeletion, (call) => carryOutDeletion(context, call));
}
