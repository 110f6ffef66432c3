import type { Standing } from '../standing.ts';
import type { Reading } from '../use-reading.ts';

/** Why a signer cannot agree yet. `newer`: another version came while the page was open. */
export type Hold = 'account' | 'newer' | 'question' | 'redraft' | 'unread' | 'saving';

const agreeing: readonly Standing[] = ['read', 'agree', 'question', 'redraft'];

type Read = Pick<Reading, 'isOpen' | 'isFrozen' | 'isNewer' | 'unread'>;

/** Whether the reader is still to agree to this version, now or later. */
export const isToAgree = (standing: Standing, { isOpen }: Pick<Read, 'isOpen'>): boolean =>
  isOpen && agreeing.includes(standing);

/** Returns what keeps a signer from agreeing; null when nothing does. */
export function holdOf(standing: Standing, { isFrozen, isNewer, unread }: Read): Hold | null {
  if (isFrozen) return 'account';
  if (standing === 'question' || standing === 'redraft') return standing;
  if (isNewer) return 'newer';
  if (standing === 'agree') return null;
  return unread.length > 0 ? 'unread' : 'saving';
}
