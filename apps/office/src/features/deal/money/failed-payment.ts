import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

type Payment = DeskDeal['payments'][number];
type Refund = NonNullable<Payment['refund']>;
type FailedPayment = Payment & { refund: Refund };

/** The first payment whose refund the acquirer has finally refused. */
export function failedPayment({ payments }: DeskDeal): FailedPayment | undefined {
  return payments.find((payment): payment is FailedPayment => payment.refund?.state === 'failed');
}

/** Why the acquirer refused a refund; its own reason code where we have no text for it. */
export const failureOf = ({ failure }: Refund, t: Translate): string =>
  t('deal.refund.failure', { failure: failure?.replaceAll('-', '_') ?? 'unknown' });
