import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { importPath, importsPath, plannedPricesPath, planPath } from '../../paths.ts';

/**
 * The list that contains an import, with the key of its name and its addresses: prices for a future day have
 * a list of their own.
 */
export const listOf = (batch: Pick<ImportBatch, 'validFrom'> | undefined) =>
  batch?.validFrom
    ? ({ path: plannedPricesPath, name: 'catalogue.scope.plans', one: planPath } as const)
    : ({ path: importsPath, name: 'catalogue.import.back', one: importPath } as const);
