import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { VersionChanges } from '@novosel/contract/contracts/changes.ts';
import type { ContractVersion } from '@novosel/contract/contracts/text/diff/compare-versions.ts';
import { doneBefore } from '../../../platform/database/in-transaction.ts';
import { openSingleHelper } from '../../../platform/helpers/single-helper.ts';
import type { TextOrder, WrittenText } from './write-text.ts';

interface Comparison {
  readonly before: ContractVersion;
  readonly after: ContractVersion;
}

export type WriterOrder =
  | ({ readonly kind: 'text' } & TextOrder)
  | ({ readonly kind: 'changes' } & Comparison);
export type WriterAnswer = WrittenText | VersionChanges;

/** Writes and compares contracts in a process of its own: dozens of pages hold no other answer up. */
export interface ContractWriter {
  /** @throws AppError UNAVAILABLE when too many wait */
  write(order: TextOrder): Promise<WrittenText>;
  /** @throws AppError UNAVAILABLE when too many wait */
  compare(versions: Comparison): Promise<VersionChanges>;
  close(): Promise<void>;
}

export function openContractWriter({ idleMs = 60_000 } = {}): ContractWriter {
  const program = join(import.meta.dirname, 'writer-process.ts');
  const { ask, close } = openSingleHelper<WriterOrder, WriterAnswer>(program, idleMs);
  return {
    write: async (order) => (await ask({ kind: 'text', ...order })) as WrittenText,
    compare: async (versions) => (await ask({ kind: 'changes', ...versions })) as VersionChanges,
    close,
  };
}

/** Gives a text within a transaction, which does not wait for it (`doneBefore`). */
export function textOf(writer: ContractWriter, order: TextOrder): WrittenText {
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return doneBefore(`contract ${hash}`, () => writer.write(order));
}
