import {
  type answerQuestion,
  type discardDraft,
  type generateContract,
  getDeskContract,
  listContracts,
  type promiseContract,
  type sendContract,
} from '@novosel/contract/contracts/desk-endpoints.ts';
import { useCardAct } from '../../../shared/acts/use-card-act.ts';

type ContractAct =
  | typeof generateContract
  | typeof sendContract
  | typeof discardDraft
  | typeof answerQuestion
  | typeof promiseContract;

/** An act on the contract. */
export const useContractAct = <E extends ContractAct>(
  endpoint: E,
  words: { readonly said: string; readonly onDone: () => void },
) => useCardAct(endpoint, { part: getDeskContract, lists: [listContracts], ...words });
