import type { BonusAccount } from '@novosel/contract/loyalty/endpoints.ts';
import { type Ladder, statusSince } from '@novosel/contract/loyalty/ladder.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** «действует с 14.05.2026 по 14.05.2029» (S4.11-07); undefined for a level without an end. */
export const useTerm = (account: BonusAccount | null, ladder: Ladder): string | undefined => {
  const t = useText();
  const expiry = account?.statusExpiresAt ?? account?.expiresAt;
  if (!expiry) return undefined;
  return t('loyalty.term', { from: formatDate(statusSince(expiry, ladder)), until: formatDate(expiry) });
};
