import type { OwnOrder } from '@novosel/contract/eds/schema.ts';
import { type DepositPlace, type DepositPosition, depositPlace } from '@novosel/contract/payments/rules.ts';
import type { PaymentView } from '@novosel/contract/payments/schema.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { OrderRow } from '../eds.repo.ts';

type Payment = OwnOrder['payment'];

const paymentOf: Readonly<Partial<Record<DepositPlace, Payment>>> = {
  payWaiting: 'due',
  asked: 'unclear',
  forPayment: 'waiting',
  capturing: 'unclear',
  declined: 'declined',
  paid: 'paid',
  returning: 'returning',
  returned: 'returned',
  returningCash: 'returning',
  returnedCash: 'returned',
};

function paymentState(money: PaymentView | undefined): Payment {
  if (!money) return 'none';
  const { depositStatus: deposit, code, providerStatus: provider } = money;
  const place = depositPlace({ deposit, code, provider } as DepositPosition);
  return (place && paymentOf[place]) ?? 'none';
}

const causes = lookup<NonNullable<OwnOrder['revocation']>>({
  unspecified: 'not-needed',
  keyCompromise: 'device-lost',
});

/** An order as its owner sees it. @param money of its invoice */
export function orderView(row: OrderRow, money: PaymentView | undefined): OwnOrder {
  const { id, number, way, kind, state, kopecks, branch, missed, reason, serial } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...{ id, number, way, kind, state, kopecks, branch, missed, reason, serial },
    stateAt: row.stateAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    until: iso(row.until),
    visit: visitOf(row),
    payment: paymentState(money),
    reported: row.identityAt !== null,
    renewal: row.renews !== null,
    validFrom: iso(row.validFrom),
    validUntil: iso(row.validUntil),
    revokedAt: iso(row.revokedAt),
    revocation: row.revokedAt || row.revokeCause ? (causes.get(row.revokeCause ?? '') ?? 'operator') : null,
  };
}

export const visitOf = ({ visitAddress, visitDay, visitFrom }: OrderRow): OwnOrder['visit'] =>
  visitAddress !== null && visitDay !== null && visitFrom !== null
    ? { address: visitAddress, day: visitDay, from: visitFrom }
    : null;
