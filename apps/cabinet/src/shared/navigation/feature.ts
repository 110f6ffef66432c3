import { addCatalogue, type Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { onceAMinute } from './reload-once.ts';

const loading = new Map<Catalogue, Promise<void>>();

const words = (catalogue: Catalogue): Promise<void> => {
  const known = loading.get(catalogue) ?? addCatalogue(catalogue);
  loading.set(catalogue, known);
  return known;
};

/** Loads code and its texts in parallel (S4.10-08). @throws what one of the loaders throws */
export const besideWords = async <Module>(
  load: () => Promise<Module>,
  ...catalogues: readonly Catalogue[]
): Promise<Module> => {
  try {
    const [module] = await Promise.all([load(), ...catalogues.map(words)]);
    return module;
  } catch (error) {
    for (const catalogue of catalogues) loading.delete(catalogue);
    throw error;
  }
};

/** The same for code that a person waits for: a chunk that fails to load reloads the document (S4.10-09). */
export const withWords: typeof besideWords = (load, ...catalogues) =>
  besideWords(load, ...catalogues).catch(onceAMinute);

/** Loads a page's module, whose default export is the page. */
export type LoadPage = () => Promise<{ readonly default: ComponentType }>;
