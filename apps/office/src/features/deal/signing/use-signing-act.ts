import { getDeskContract } from '@novosel/contract/contracts/desk-endpoints.ts';
import {
  type askDeveloper,
  getDeskSigning,
  type stopByPhone,
} from '@novosel/contract/signatures/desk-endpoints.ts';
import { useCardAct } from '../../../shared/acts/use-card-act.ts';

/** An act on the signing. */
export const useSigningAct = <E extends typeof askDeveloper | typeof stopByPhone>(
  endpoint: E,
  words: { readonly said: string; readonly onDone: () => void },
) => useCardAct(endpoint, { part: getDeskSigning, lists: [getDeskContract], ...words });
