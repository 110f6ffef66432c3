import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  type answerQuestion,
  type discardDraft,
  type generateContract,
  getDeskContract,
  listContracts,
  type promiseContract,
  type sendContract,
} from '@novosel/contract/contracts/desk-endpoints.ts';
import { deskDeal, deskQueue } from '@novosel/contract/desk/endpoints.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

type ContractAct =
  | typeof generateContract
  | typeof sendContract
  | typeof discardDraft
  | typeof answerQuestion
  | typeof promiseContract;

/**
 * An act on the contract: refetches what shows it, also after a refusal, since others may have acted
 * meanwhile.
 */
export const useContractAct = <E extends ContractAct>(
  endpoint: E,
  { said, onDone }: { readonly said: string; readonly onDone: () => void },
) =>
  useCall(endpoint, {
    invalidates: [getDeskContract, deskDeal, deskQueue, listContracts],
    afterRefusal: [getDeskContract, deskDeal],
    onDone: () => {
      onDone();
      void toast({ tone: 'good', title: said });
    },
  });
