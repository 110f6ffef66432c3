import { listOrders } from '@novosel/contract/eds/desk-endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useListedAct } from '../../shared/acts/use-listed-act.ts';

const shown = [listOrders];

/** An act on an order. */
export const useEdsAct = <E extends AnyEndpoint>(endpoint: E, onDone?: () => void) => {
  const t = useText();
  return useListedAct(endpoint, { shown, saved: t('eds.saved'), onDone });
};
