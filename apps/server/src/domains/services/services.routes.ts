import { servicesDeskEndpoints as desk } from '@novosel/contract/services/desk-endpoints.ts';
import { servicesEndpoints as e } from '@novosel/contract/services/endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { sendDownload } from '../documents/public.ts';
import { sendConsentCode } from '../signing/public.ts';
import { orderService } from './order-service.ts';
import { listServices, openFile, readForDesk, readQueue, readService } from './read-services.ts';
import type { Stepper } from './record-step.ts';
import { markSeen } from './services.repo.ts';
import { signService } from './sign-service.ts';
import { stepByBuyer, stepByDesk } from './step-service.ts';

interface Call {
  readonly viewer: Viewer;
  readonly address: string;
  readonly requestId: string;
}

const stepper = ({ viewer: { userId }, address, requestId }: Call): Stepper => ({
  userId,
  address,
  requestId,
});

export function bindServices(bind: Bind, context: Context): void {
  bind(e.listServices, async ({ db, viewer }) => ok(await listServices(db, viewer.userId)));
  bind(e.readService, async ({ db, viewer, params }) =>
    ok(await readService(context, db, params.request, viewer.userId)),
  );
  bind(e.orderInsurance, async (call) =>
    ok(await orderService(context, call.db, stepper(call), 'insurance', call.body)),
  );
  bind(e.orderProperty, async (call) =>
    ok(await orderService(context, call.db, stepper(call), 'property', call.body)),
  );
  bind(e.orderTax, async (call) => ok(await orderService(context, call.db, stepper(call), 'tax', call.body)));
  bind(e.orderConsultation, async (call) =>
    ok(await orderService(context, call.db, stepper(call), 'consultation', call.body)),
  );
  bind(e.sendTaxCode, async ({ viewer: { userId }, request }) =>
    ok(await sendConsentCode(context, { userId, kind: 'tax', locale: localeOf(request) })),
  );
  bind(e.signService, async (call) =>
    ok(
      await signService(context, stepper(call), call.params.request, {
        locale: localeOf(call.request),
        code: call.body.code,
      }),
    ),
  );
  bind(e.stepService, async (call) => {
    const { db, params, body, viewer } = call;
    await stepByBuyer(context, db, stepper(call), params.request, body);
    return ok(await readService(context, db, params.request, viewer.userId));
  });
  bind(e.seeService, async ({ db, viewer, params }) => {
    if (!(await markSeen(db, params.request, viewer.userId))) throw new AppError('NOT_FOUND');
    return { result: true } as const;
  });
}

export function bindServicesDesk(bind: Bind, context: Context): void {
  bind(desk.serviceQueue, ({ db, query, viewer }) => readQueue(context, db, query, viewer.userId));
  bind(desk.readDeskService, async ({ db, params, viewer }) =>
    ok(await readForDesk(context, db, params.request, viewer.userId)),
  );
  bind(desk.openServiceFile, async (call) =>
    sendDownload(call.reply, await openFile(context, call.db, stepper(call), call.params)),
  );
  bind(
    desk.stepDeskService,
    async (call) => {
      const { params, body, files } = call;
      await stepByDesk(context, stepper(call), params.request, { ...body, come: files });
      return { result: true } as const;
    },
    // Files are kept before the transaction: a refusal must not undo that they were looked at.
    { idempotency: 'resumable' },
  );
}
