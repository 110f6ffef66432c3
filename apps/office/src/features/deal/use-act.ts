import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  type askRefundAgain,
  type cancelByStaff,
  type changeTerms,
  type confirmCash,
  deskDeal,
  deskQueue,
  type extendHold,
  type refuseTerms,
  type returnCash,
  type returnOtherwise,
} from '@novosel/contract/desk/endpoints.ts';
import type { recordEscrow } from '@novosel/contract/desk/escrow-endpoints.ts';
import type { moveDeal } from '@novosel/contract/desk/move-endpoints.ts';
import type { agreeSchedule, receiveInstallment } from '@novosel/contract/desk/schedule-endpoints.ts';
import { awaitedTransfers, type confirmTransfer } from '@novosel/contract/desk/transfers-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

type ActEndpoint =
  | typeof extendHold
  | typeof changeTerms
  | typeof refuseTerms
  | typeof cancelByStaff
  | typeof moveDeal
  | typeof agreeSchedule
  | typeof receiveInstallment
  | typeof recordEscrow
  | typeof confirmCash
  | typeof confirmTransfer
  | typeof returnCash
  | typeof askRefundAgain
  | typeof returnOtherwise;

/** An act of the desk: afterwards shows a message, and refetches the card and the queue. */
export function useAct<E extends ActEndpoint>(
  endpoint: E,
  { said, onDone }: { said: string | ((answer: AnswerOf<E>) => string); onDone?: () => void },
) {
  return useCall(endpoint, {
    invalidates: [deskDeal, deskQueue, awaitedTransfers],
    onDone: (answer) => {
      onDone?.();
      void toast({ title: typeof said === 'string' ? said : said(answer), tone: 'good' });
    },
  });
}
