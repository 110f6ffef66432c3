import { privacyEndpoints } from '@novosel/contract/privacy/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { askDeletion, withdrawDeletion } from './ask-deletion.ts';
import { askExport, readExport } from './ask-export.ts';
import { carryOutDeletion } from './carry-out-deletion.ts';
import { readDeletion } from './read-deletion.ts';

export function bindPrivacy(bind: Bind, context: Context): void {
  bind(privacyEndpoints.getExport, ({ viewer }) => readExport(context, context.db, viewer.userId));
  bind(privacyEndpoints.askExport, askExport(context));
  bind(privacyEndpoints.getDeletion, async ({ viewer }) => ({
    result: true as const,
    data: await readDeletion(context, context.db, viewer.userId),
  }));
  bind(privacyEndpoints.askDeletion, askDeletion(context));
  bind(privacyEndpoints.withdrawDeletion, (call) => withdrawDeletion(context, call));
}

export function bindPrivacyDesk(bind: Bind, context: Context): void {
  bind(privacyEndpoints.deskDeletion, async ({ params }) => ({
    result: true as const,
    data: await readDeletion(context, context.db, params.person),
  }));
  bind(privacyEndpoints.carryOutDeletion, (call) => carryOutDeletion(context, call));
}
