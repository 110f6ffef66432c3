import { compareVersions } from '@novosel/contract/contracts/text/diff/compare-versions.ts';
import { helpWith } from '../../../platform/helpers/helper-process.ts';
import type { WriterAnswer, WriterOrder } from './contract-writer.ts';
import { writeText } from './write-text.ts';

/** The process that writes, checks and compares texts of contracts. */
helpWith<WriterOrder, WriterAnswer>(async (order) =>
  order.kind === 'text' ? writeText(order) : compareVersions(order.before, order.after),
);
