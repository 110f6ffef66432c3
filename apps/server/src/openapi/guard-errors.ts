import type { ErrorCode } from '@novosel/contract/errors/errors.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf } from '@novosel/contract/wire/owner-access.ts';

/** Errors before the use case is reached (platform/http: limits, guard, schema, idempotency). */
export function guardErrors({
  owner,
  method,
  params,
  query,
  body,
  idempotency,
  proof,
  whenFrozen,
}: Omit<AnyEndpoint, 'name'>): readonly ErrorCode[] {
  const { csrf, refusals } = accessOf(owner);
  const frozen =
    owner.kind === 'delegate'
      ? (['CABINET_FROZEN', 'PRINCIPAL_FROZEN'] as const)
      : ['CABINET_FROZEN' as const];
  return [
    ...refusals,
    ...(whenFrozen === 'closed' ? frozen : []),
    ...(proof?.startsWith('fresh') ? (['PROOF_REQUIRED'] as const) : []),
    ...(csrf && method !== 'GET' ? (['CSRF_INVALID'] as const) : []),
    ...(params || query || body ? (['VALIDATION'] as const) : []),
    ...(idempotency === 'key' ? (['IDEMPOTENCY_KEY_REQUIRED'] as const) : []),
    ...(idempotency ? (['IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}
