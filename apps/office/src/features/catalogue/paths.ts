import { housePapersPattern } from '../../shared/paths.ts';

export const cataloguePatterns = {
  imports: '/catalogue/imports',
  import: '/catalogue/imports/:batch',
  plannedPrices: '/catalogue/prices',
  plan: '/catalogue/prices/:batch',
  promises: '/catalogue/promises',
  papers: housePapersPattern,
  siteNews: '/catalogue/news',
  sets: '/catalogue/sets',
} as const;

export const importsPath = cataloguePatterns.imports;
export const plannedPricesPath = cataloguePatterns.plannedPrices;

/** An imported file with its lines. */
export const importPath = (batch: string): string =>
  cataloguePatterns.import.replace(':batch', encodeURIComponent(batch));

/** A plan of prices with its lines. */
export const planPath = (batch: string): string =>
  cataloguePatterns.plan.replace(':batch', encodeURIComponent(batch));
