import type { SignatureWay } from '@novosel/contract/eds/ways.ts';
import type { PageName } from '@novosel/contract/wire/paths.ts';

/** The page on which a way is ordered. */
export const pageOfWay = {
  goskey: 'edsCreateGoskey',
  delivery: 'edsCreateDelivery',
  bank: 'edsCreateBank',
  mfc: 'edsCreateMfc',
} as const satisfies Readonly<Record<SignatureWay, PageName>>;
