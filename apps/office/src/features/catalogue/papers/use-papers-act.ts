import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  getHousePapers,
  type saveAxes,
  type saveHousePapers,
} from '@novosel/contract/catalogue/desk/papers-endpoints.ts';
import { getDeskContract } from '@novosel/contract/contracts/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

/** Saves the house papers; drafts of contracts may be outdated after that. */
export const usePapersAct = <E extends typeof saveHousePapers | typeof saveAxes>(
  endpoint: E,
  onDone: () => void,
) => {
  const t = useText();
  return useCall(endpoint, {
    invalidates: [getHousePapers, getDeskContract],
    onDone: () => {
      onDone();
      void toast({ title: t('catalogue.papers.saved'), tone: 'good' });
    },
  });
};
