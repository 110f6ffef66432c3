import { receiveNotification } from '@novosel/contract/payments/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { takeNotice } from './tries/take-notice.ts';

export function bindPayments(bind: Bind, context: Context): void {
  bind(receiveNotification, async ({ act, body }) => {
    await takeNotice(context, act, body);
    return { result: true as const };
  });
}
