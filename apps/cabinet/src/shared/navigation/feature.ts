import { addCatalogue, type Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { onceAMinute } from './reload-once.ts';

const loading = new Map<Catalogue, Promise<void>>();

const words = (catalogue: Catalogue): Promise<void> => {
  const known = loading.get(catalogue) ?? addCatalogue(catalogue);
  loading.set(catalogue, known);
  return known;
};

/** Loads code and the words it speaks side by side (S4.10-08). */
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

/** The same for what a person waits for: a lost chunk reloads the document (S4.10-09). */
export const withWords: typeof besideWords = (load, ...catalogues) =>
  besideWords(load, ...catalogues).catch(onceAMinute);

/** A page's module has its page as the default export. */
export type LoadPage = () => Promise<{ readonly default: ComponentType }>;
