import { createRequire } from 'node:module';
import type { ELKConstructorArguments, ELK as Layouter } from 'elkjs';

// Under nodenext the package's type of its default export differs from its real CommonJS export.
export const ELK = createRequire(import.meta.url)('elkjs') as new (
  args?: ELKConstructorArguments,
) => Layouter;
export type { ElkExtendedEdge, ElkNode } from 'elkjs';
