import { WordedRefusal } from '../../../shared/contract/worded-refusal.tsx';

const own = {
  STEP_WRONG: 'deal.contract.refused.step',
  CONTRACT_CHANGED: 'deal.contract.refused.changed',
  CONTRACT_OUTDATED: 'deal.contract.outdated',
};

/** Why an act on the contract was refused; after an act of somebody else, says that the card now shows it. */
export const ContractRefusal = ({ error }: { error: Error | null }) => (
  <WordedRefusal error={error} own={own} />
);
