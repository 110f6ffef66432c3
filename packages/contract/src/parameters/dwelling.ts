import type { EstateKind } from '../catalogue/schema.ts';

/**
 * Whether an estate is a dwelling by law: only then tax is refunded (Tax Code, article 220) and maternity
 * capital may pay for it (256-FZ, article 10). Apartments are not dwellings.
 */
export const isDwelling = (kind: EstateKind): boolean => kind === 'flat';
