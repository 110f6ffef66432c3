import { createRequire } from 'node:module';
import type { ELKConstructorArguments, ELK as Layouter } from 'elkjs';

// The package's type of its default export and what it really exports (CommonJS) differ under nodenext.
export const ELK = createRequire(import.meta.url)('elkjs') as new (
  args?: ELKConstructorArguments,
) => Layouter;
export type { ElkExtendedEdge, ElkNode } from 'elkjs';
