import type { DeskContract } from '@novosel/contract/contracts/schema.ts';

/** What each window of an act on the contract is given. */
export interface ContractDialogProps {
  /** The ID of the deal itself. */
  deal: string;
  view: DeskContract;
  onClose: () => void;
}
