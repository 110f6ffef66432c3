import { servicesDeskEndpoints as desk } from '@novosel/contract/services/desk-endpoints.ts';
import { servicesEndpoints as e } from '@novosel/contract/services/endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { sendDownload } from '../documents/public.ts';
import {
  listRequests,
  markSeen,
  openRequestFile,
  readForDesk,
  readQueue,
  readRequest,
  stepByBuyer,
  stepByDesk,
} from '../requests/public.ts';
import { sendConsentCode } from '../signing/public.ts';
import { orderService } from './order-service.ts';
import { serviceFamily as family, toServiceItem } from './service-family.ts';
import { signService } from './sign-service.ts';

export function bindServices(bind: Bind, context: Context): void {
  const read = async (db: Executor, id: string, userId: number) =>
    ok(toServiceItem(await readRequest(context, db, family, { id, userId })));
  bind(e.listServices, async ({ db, viewer }) =>
    ok((await listRequests(db, family, viewer.userId)).map(toServiceItem)),
  );
  bind(e.readService, ({ db, viewer, params }) => read(db, params.request, viewer.userId));
  bind(e.orderInsurance, async ({ db, act, body }) =>
    ok(await orderService(context, db, act, 'insurance', body)),
  );
  bind(e.orderProperty, async ({ db, act, body }) =>
    ok(await orderService(context, db, act, 'property', body)),
  );
  bind(e.orderTax, async ({ db, act, body }) => ok(await orderService(context, db, act, 'tax', body)));
  bind(e.orderConsultation, async ({ db, act, body }) =>
    ok(await orderService(context, db, act, 'consultation', body)),
  );
  bind(e.sendTaxCode, async ({ viewer: { userId }, request }) =>
    ok(await sendConsentCode(context, { userId, kind: 'tax', locale: localeOf(request) })),
  );
  bind(e.signService, async ({ act, params, body }) =>
    ok(await signService(context, act, { id: params.request, code: body.code })),
  );
  bind(e.stepService, async ({ db, act, params, body, viewer }) => {
    await stepByBuyer(context, db, act, family, { id: params.request, ...body });
    return read(db, params.request, viewer.userId);
  });
  bind(e.seeService, async ({ db, viewer, params }) => {
    if (!(await markSeen(db, family.kinds, params.request, viewer.userId))) throw new AppError('NOT_FOUND');
    return { result: true } as const;
  });
}

export function bindServicesDesk(bind: Bind, context: Context): void {
  bind(desk.serviceQueue, async ({ db, query, viewer }) => {
    const { items, ...page } = await readQueue(context, db, family, { ...query, staffId: viewer.userId });
    return ok({ ...page, items: items.map(toServiceItem) });
  });
  bind(desk.readDeskService, async ({ db, params, viewer }) =>
    ok(toServiceItem(await readForDesk(context, db, family, { id: params.request, staffId: viewer.userId }))),
  );
  bind(desk.openServiceFile, async ({ db, act, params, reply }) =>
    sendDownload(reply, await openRequestFile(context, db, act, family, params)),
  );
  bind(
    desk.stepDeskService,
    async ({ act, params, body, files }) => {
      await stepByDesk(context, act, family, { id: params.request, ...body, come: files });
      return { result: true } as const;
    },
    // Files are kept before the transaction: a refusal must not undo that they were looked at.
    { idempotency: 'resumable' },
  );
}
