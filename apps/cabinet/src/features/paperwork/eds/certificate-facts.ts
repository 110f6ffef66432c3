import type { EdsView, OwnOrder } from '@novosel/contract/eds/schema.ts';
import { isExpiring, isInForce } from '@novosel/contract/eds/states.ts';

export const factsOf = ({ state, validUntil, revokedAt }: OwnOrder) => ({
  state,
  validUntil: validUntil === null ? null : Date.parse(validUntil),
  revokedAt: revokedAt === null ? null : Date.parse(revokedAt),
});

/** The qualified certificate that the person has, in force for long enough: he needs no other now. */
export function certificateOf({ orders, now, term }: EdsView): OwnOrder | undefined {
  const at = Date.parse(now);
  return orders.find((order) => {
    const facts = factsOf(order);
    const isLong = !isExpiring(facts, at) && (!term || (facts.validUntil ?? 0) > Date.parse(term.until));
    return order.kind === 'qualified' && !order.revocation && isInForce(facts, at) && isLong;
  });
}
