import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { changeParameters, getParameters } from '@novosel/contract/parameters/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { go } from '../../shared/navigation/go.ts';
import { isWrongStep, tellWrongStep } from '../../shared/navigation/wrong-step.ts';

/** Opens the choice of terms again, and its page. */
export const useChangeTerms = (estate: number) => {
  const t = useText();
  const stale = [getParameters, getDeal, listDeals];
  const call = useCall(changeParameters, {
    invalidates: stale,
    afterRefusal: stale,
    onDone: () => go(path('dealParameters', { estate })),
  });
  return {
    busy: call.isPending,
    words: call.error && !isWrongStep(call.error) ? errorWords(call.error, t('network')) : [],
    open: () =>
      call.mutate(
        { params: { estate } },
        { onError: (error) => isWrongStep(error) && tellWrongStep(estate) },
      ),
  };
};
