import type { DeskContract } from '@novosel/contract/contracts/schema.ts';

/** Props of each window of an act on the contract. */
export interface ContractDialogProps {
  /** ID of the deal, not of its booking. */
  deal: string;
  view: DeskContract;
  onClose: () => void;
}
