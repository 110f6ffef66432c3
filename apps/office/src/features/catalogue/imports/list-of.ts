import type { ImportBatch } from '@novosel/contract/catalogue/desk-endpoints.ts';
import { importsPath, plannedPricesPath } from '../../../paths.ts';

/** The list that an import stands in, with the key of its name: prices for a day to come have one of their own. */
export const listOf = (batch: Pick<ImportBatch, 'validFrom'> | undefined) =>
  batch?.validFrom
    ? ({ path: plannedPricesPath, name: 'catalogue.scope.plans' } as const)
    : ({ path: importsPath, name: 'catalogue.import.back' } as const);
