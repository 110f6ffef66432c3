import { requestStatuses } from '@novosel/contract/services/requests.ts';
import type { RequestState } from '@novosel/contract/services/rules.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** A state in the words of the reference list; the three without a number have ours. */
export const useStateWords = () => {
  const t = useText();
  const locale = useLocale();
  return (state: RequestState): string =>
    Object.hasOwn(requestStatuses, state)
      ? requestStatuses[Number(state) as keyof typeof requestStatuses][locale]
      : t('services.ended', { state });
};
