import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type BonusAccount, getBonusAccount, getBonusHistory } from '@novosel/contract/loyalty/endpoints.ts';
import {
  type CardCode,
  type Counted,
  type Ladder,
  ladderAt,
  type NextLevel,
  nextLevel,
} from '@novosel/contract/loyalty/ladder.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { loadAccount } from '../../shared/page/account.ts';
import { useTrouble } from '../../shared/page/start-trouble.ts';

type History = AnswerOf<typeof getBonusHistory>['data'];

export interface Loyalty {
  readonly account: BonusAccount | null;
  /** The level of an active card; no number: no card. */
  readonly code: CardCode;
  readonly ladder: Ladder;
  readonly now: string;
  readonly deals: History['deals'];
  readonly counted: Counted;
  readonly next: NextLevel | undefined;
}

const loyaltyOf = (account: BonusAccount | null, { now, deals }: History): Loyalty => {
  const ladder = ladderAt(new Date(now));
  const code = account?.cardNumber ? account.status.code : 'no_card';
  const mine = deals.filter(({ until }) => until !== null && until > now);
  const counted = { deals: mine.length, kopecks: mine.reduce((sum, { kopecks }) => sum + kopecks, 0) };
  // Without a card the first step is to get one, and the next level is the one after it.
  const next = nextLevel(ladder, code === 'no_card' ? 'basic' : code, counted);
  return { account, code, ladder, now, deals, counted, next };
};

/**
 * Returns the loyalty card, the deals that count and what the next level needs; undefined while loading.
 */
export const useLoyalty = () => {
  const account = useQuery(queryFor(getBonusAccount));
  const history = useQuery(queryFor(getBonusHistory));
  // A failed start-up call leaves null instead of the account (S8-26): that does not mean «no card».
  const lost = useTrouble().failed.includes(getBonusAccount.name) && account.data === null;
  const ready = !lost && account.data !== undefined && history.data !== undefined;
  return {
    loyalty: ready ? loyaltyOf(account.data, history.data.data) : undefined,
    failed: !ready && (lost || account.isError || history.isError),
    busy: account.isFetching || history.isFetching,
    again: () => void Promise.all([lost ? loadAccount() : account.refetch(), history.refetch()]),
  };
};
