import type { Bid } from '@novosel/contract/mortgage/endpoints.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { MortgageStage } from './stage-of.ts';

interface Head {
  readonly title: string;
  readonly note: string;
}

interface Stands {
  readonly stage: MortgageStage;
  readonly bids: readonly Bid[];
  /** Until when the deal waits for its buyer, ISO 8601. */
  readonly dueAt: string | null;
  readonly now: string;
}

/**
 * The heading of the page: how many banks have approved, the largest sum, and the last day to choose: when
 * the first approval expires, or the booking, if it ends sooner.
 */
export function useOffersHead(): (stands: Stands) => Head {
  const t = useText();
  const locale = useLocale();
  return ({ stage, bids, dueAt, now }) => {
    const picked = bids.find(({ status }) => status === 'chosen');
    if (picked)
      return { title: t('mortgage.chosen.title'), note: t('mortgage.chosen.note', { bank: picked.bank }) };
    if (stage === 'desk' || stage === 'done' || stage === 'member' || stage === 'past')
      return { title: t('mortgage.title'), note: t('mortgage.note') };
    const approved = bids.filter(({ status }) => status === 'approved');
    const first = approved
      .map(({ validUntil }) => validUntil)
      .filter((until) => until !== null)
      .sort()[0];
    if (stage === 'offers' && first) {
      const endsFirst = dueAt !== null && dueAt < first;
      return {
        title: t('mortgage.choose.title'),
        note: t('mortgage.choose.note', {
          count: approved.length,
          sum: formatMoney(Math.max(...approved.map(({ amountKopecks }) => amountKopecks)), {
            suffix: t('ui.money.suffix'),
          }),
          day: formatDay(endsFirst ? dueAt : first, { now, locale }),
          ends: endsFirst ? 'booking' : 'approval',
        }),
      };
    }
    if (stage === 'offers') return { title: t('mortgage.waiting.title'), note: t('mortgage.waiting.note') };
    return { title: t('mortgage.title'), note: t('mortgage.note') };
  };
}
