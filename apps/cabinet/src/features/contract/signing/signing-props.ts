import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { SigningView } from '@novosel/contract/signatures/schema.ts';
import type { Standing } from './standing.ts';

export interface SigningProps {
  readonly deal: DealView;
  readonly view: SigningView;
  readonly standing: Standing;
  /** ID of the reader. */
  readonly user: number;
}
