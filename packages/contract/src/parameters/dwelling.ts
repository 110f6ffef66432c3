import type { EstateKind } from '../catalogue/schema.ts';

/**
 * Whether the law knows an estate as a dwelling: the tax comes back of it (Tax Code, article 220), and
 * maternity capital pays for it (256-FZ, article 10). Apartments are not one.
 */
export const isDwelling = (kind: EstateKind): boolean => kind === 'flat';
