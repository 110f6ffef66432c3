export const signatureKinds = ['qualified', 'enhanced'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

/**
 * States of an order. `asked`: the operator has it or is about to get it; `identity`: somebody has to see the
 * passport; `burnt`: nobody confirmed it in the operator's app within its term.
 */
export const orderStates = [
  'to-pay',
  'asked',
  'identity',
  'issued',
  'refused',
  'cancelled',
  'burnt',
] as const;
export type OrderState = (typeof orderStates)[number];

const openStates: ReadonlySet<OrderState> = new Set(['to-pay', 'asked', 'identity']);

/** Whether an order still leads to a certificate. */
export const isOpenOrder = (state: OrderState): boolean => openStates.has(state);

/** What an order says of its certificate; moments in ms. */
export interface CertificateFacts {
  readonly state: OrderState;
  readonly validUntil: number | null;
  readonly revokedAt: number | null;
}

/** Whether the certificate of an order can sign at a moment. */
export const isInForce = ({ state, validUntil, revokedAt }: CertificateFacts, at: number): boolean =>
  state === 'issued' && validUntil !== null && at < validUntil && (revokedAt === null || at < revokedAt);

/** S3-48. */
export const signatureStates = ['requested', 'active', 'inactive'] as const;
export type SignatureState = (typeof signatureStates)[number];

/** The state of a signature by its order (S3-48). */
export function signatureStateOf(facts: CertificateFacts, at: number): SignatureState {
  if (isOpenOrder(facts.state)) return 'requested';
  return isInForce(facts, at) ? 'active' : 'inactive';
}

/** S3-49: an order is a request until its certificate is issued. */
export const signatureFormOf = (state: OrderState): 'certificate' | 'request' =>
  state === 'issued' ? 'certificate' : 'request';

const dayMs = 86_400_000;
/** Days before its end from which a certificate is renewed without another identity check. */
export const renewalDays = 30;
/** Days before its end on which a person is reminded, the later one last. */
export const endReminders = [30, 3] as const;
export type EndReminder = (typeof endReminders)[number];

/** Whether a certificate in force is about to end: its renewal is offered. */
export const isExpiring = (facts: CertificateFacts, at: number): boolean =>
  isInForce(facts, at) && facts.validUntil !== null && facts.validUntil - at <= renewalDays * dayMs;

/**
 * The reminder that is due for a certificate in force.
 * @param sent the last one sent
 */
export function endReminderDue(
  facts: CertificateFacts,
  sent: number | null,
  at: number,
): EndReminder | undefined {
  if (!isInForce(facts, at) || facts.validUntil === null) return undefined;
  const left = (facts.validUntil - at) / dayMs;
  const due = endReminders.filter((days) => left <= days).at(-1);
  return due !== undefined && (sent === null || due < sent) ? due : undefined;
}

/** Why a person revokes his certificate. */
export const revocationReasons = ['not-needed', 'device-lost'] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** What a refusal of the operator tells: the one who saw the passport has found this. */
export const identityRefusals = ['document_invalid', 'person_not_confirmed', 'data_differ'] as const;
export type IdentityRefusalCode = (typeof identityRefusals)[number];

/** Visits of a courier that a person may miss; after the last one the order ends and the money comes back. */
export const courierVisits = 2;
/** Hours in which a request is confirmed in the operator's app. */
export const appHours = 24;
