import type { ContractView, VersionView } from '@novosel/contract/contracts/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { Reading } from './use-reading.ts';

export interface ScreenProps {
  readonly deal: DealView;
  readonly view: ContractView;
  /** The reader. */
  readonly user: number;
}

/** What every part of the page gets while a version holds. */
export interface ContractProps extends ScreenProps {
  readonly current: VersionView;
  readonly reading: Reading;
  /** Brings a clause or a heading into sight, and the focus to it. */
  readonly onLead: (id: string) => void;
}

/** ID of the element with the tabs. */
export const tabsPlace = 'contract-tabs';

/** ID of the element of a clause. */
export const clausePlace = (id: string): string => `clause-${id}`;
