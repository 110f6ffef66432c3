import { addCatalogue, type Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';

export type LoadPage = () => Promise<{ readonly default: ComponentType }>;

/** A page that loads in parallel with its texts. */
export const page =
  (load: LoadPage, ...catalogues: readonly Catalogue[]) =>
  async (): Promise<{ Component: ComponentType }> => {
    const [module] = await Promise.all([load(), ...catalogues.map(addCatalogue)]);
    return { Component: module.default };
  };
