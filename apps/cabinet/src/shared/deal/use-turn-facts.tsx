import { duePayment } from '@novosel/contract/deals/due-payment.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import type { TurnFact } from '@novosel/ui/blocks/turn-panel.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from './use-deal-words.ts';

/** Acts by which the fee is paid, and those by which it is refunded. */
const paying: readonly string[] = ['payment', 'paying', 'trusted-paying', 'unclear', 'cash'];
const returning: readonly string[] = ['refunding', 'return-cash', 'return-transfer', 'refund-failed'];

/** Facts for the buyer's act: the sum and its last day, or when and where he is expected. */
export function useTurnFacts(deal: DealView): TurnFact[] {
  const t = useText();
  const words = useDealWords();
  const { now, turn } = deal;
  if (turn.visit)
    return [
      { name: t('deals.visit.when'), value: capital(words.visit(turn.visit.at, now)) },
      { name: t('deals.visit.where'), value: turn.visit.place },
    ];
  const due = duePayment(deal);
  const where = escrowOf(deal);
  const awaited = where ? [{ name: t('deals.escrow'), value: t('deals.escrow.awaited', { where }) }] : [];
  if (due) {
    const name = due.part ? t('deals.due.part', due.part) : t('deals.due.price');
    return [
      due.kopecks === null
        ? { name: t('deals.due.share'), value: t('deals.due.share.note') }
        : { name, value: <Money sum={due.kopecks} />, large: true },
      ...(due.until
        ? [{ name: t('deals.due.until', { late: String(due.isLate) }), value: words.day(due.until, now) }]
        : []),
      ...(due.kopecks === null ? [] : awaited),
    ];
  }
  const [fee, kopecks] = feeOf(deal);
  if (fee) return [{ name: t(`deals.due.${fee}`), value: <Money sum={kopecks} />, large: true }];
  return awaited;
}

/** The fee to pay now, or on its way back; undefined for a free booking. */
function feeOf({ turn: { act }, own, booking: { term, payment, transfer } }: DealView) {
  if (act === 'transfer' && transfer) return ['fee', transfer.kopecks] as const;
  if (own && paying.includes(act) && term.feeKopecks) return ['booking', term.feeKopecks] as const;
  if (own && payment && returning.includes(act)) return ['back', payment.kopecks] as const;
  return [];
}

/** Why the page names no account to pay to, at steps where the reader needs one. */
function escrowOf({ turn, own, escrow }: DealView): 'registration' | 'bank' | 'buyer' | undefined {
  if (turn.act === 'registration') return own ? 'registration' : undefined;
  if (turn.act !== 'funding' || escrow) return undefined;
  return own ? 'bank' : 'buyer';
}
