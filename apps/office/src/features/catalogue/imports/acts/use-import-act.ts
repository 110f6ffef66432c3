import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  type applyImport,
  type discardImport,
  getImport,
  listImports,
  listPlannedPrices,
  type undoImport,
} from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { listPricePlans } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

/** An act on an import: afterwards shows a message and refetches the changed data. */
export const useImportAct = <E extends typeof applyImport | typeof discardImport | typeof undoImport>(
  endpoint: E,
  { said, onDone }: { said: string; onDone: () => unknown },
) =>
  useCall(endpoint, {
    // It may be refused because it was already done in another window.
    afterRefusal: [getImport],
    invalidates: [getImport, listImports, listPlannedPrices, listPricePlans],
    onDone: async () => {
      await onDone();
      void toast({ title: said, tone: 'good' });
    },
  });
