import type { AnyEndpoint } from '@novosel/contract/endpoint.ts';
import type { ErrorCode } from '@novosel/contract/errors.ts';

/** What the way in may answer before the use case is reached (platform/http: limits, guard, schema, idempotency). */
export function guardErrors({
  owner,
  method,
  params,
  query,
  body,
  idempotency,
  proof,
  whenFrozen,
}: AnyEndpoint): readonly ErrorCode[] {
  const changes = method !== 'GET' && owner.kind !== 'provider';
  const closed = ['self', 'deal-member', 'staff'].includes(owner.kind);
  return [
    ...(closed ? (['SESSION_REQUIRED', 'SESSION_REVOKED'] as const) : []),
    ...(closed && owner.kind !== 'staff' ? (['SESSION_INCOMPLETE'] as const) : []),
    ...(owner.kind === 'machine' ? (['SESSION_REQUIRED', 'SCOPE_DENIED'] as const) : []),
    ...(owner.kind === 'staff' ? (['ROLE_DENIED'] as const) : []),
    ...(whenFrozen === 'closed' ? (['CABINET_FROZEN'] as const) : []),
    ...(proof?.startsWith('fresh') ? (['PROOF_REQUIRED'] as const) : []),
    ...(changes ? (['CSRF_INVALID'] as const) : []),
    ...(params || query || body ? (['VALIDATION'] as const) : []),
    ...(idempotency === 'key' ? (['IDEMPOTENCY_KEY_REQUIRED'] as const) : []),
    ...(idempotency ? (['IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}
