import { servicesEndpoints as e, serviceOrders } from '@novosel/contract/services/endpoints.ts';
import { serviceNames } from '@novosel/contract/services/rules.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { sendConsentCode } from '../signing/public.ts';
import { orderService } from './order-service.ts';
import { signService } from './sign-service.ts';

/** Orders of services; the other calls are bound with the requests of every family. */
export function bindServices(bind: Bind, context: Context): void {
  for (const service of serviceNames)
    bind(serviceOrders[service], async ({ db, act, body }) =>
      ok(await orderService(context, db, act, service, body)),
    );
  bind(e.sendTaxCode, async ({ viewer: { userId }, request }) =>
    ok(await sendConsentCode(context, { userId, kind: 'tax', locale: localeOf(request) })),
  );
  bind(e.signService, async ({ act, params, body }) =>
    ok(await signService(context, act, { id: params.request, code: body.code })),
  );
}
