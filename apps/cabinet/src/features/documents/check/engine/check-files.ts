import { type ArchiveReport, checkArchive, type TrustedKeys } from '@novosel/proof/archive/check-archive.ts';
import { checkLooseFiles } from '@novosel/proof/archive/check-loose-files.ts';
import type { PaperReport } from '@novosel/proof/archive/check-paper.ts';
import { sealedOriginal } from '@novosel/proof/seals/sealed-original.ts';

/** What a check of files has found; everything in it can be sent from a worker. */
export type Checked = (
  | { readonly kind: 'archive'; readonly report: ArchiveReport }
  | { readonly kind: 'loose'; readonly orphans: readonly string[] }
) & {
  readonly papers: readonly CheckedPaper[];
};

export interface CheckedPaper extends PaperReport {
  /** SHA-256 by which we know it: of a sealed copy that of the bytes that were signed. */
  readonly original: string;
}

export type Refusal = 'no-archive' | 'no-keys' | 'no-paper';
export type CheckResult = Checked | { readonly kind: 'refused'; readonly why: Refusal };

type Named = ReadonlyMap<string, Uint8Array>;

const refused = (why: Refusal) => ({ kind: 'refused', why }) as const;
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Checks an archive of papers, or papers with their `.sig` files.
 * @param keys those that we publish; null when they could not be asked
 */
export function checkFiles(files: Named, keys: TrustedKeys | null): CheckResult {
  const [only, ...others] = [...files.values()];
  if (only && others.length === 0 && isZip(only)) return checkZip(only, keys);
  const { papers, orphans } = checkLooseFiles(files, {
    sealRoots: keys ? [keys.sealRoot] : [],
    operatorRoots: keys?.operatorRoots ?? [],
  });
  if (papers.length === 0) return refused('no-paper');
  return { kind: 'loose', orphans, papers: papers.map((paper) => withOriginal(paper, files)) };
}

function checkZip(bytes: Uint8Array, keys: TrustedKeys | null): CheckResult {
  try {
    const report = checkArchive(bytes, keys ?? undefined);
    // An archive holds papers as they were signed.
    return {
      kind: 'archive',
      report,
      papers: report.papers.map((one) => ({ ...one, original: one.sha256 })),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused(error.message === 'no keys in the archive' ? 'no-keys' : 'no-archive');
  }
}

function withOriginal(paper: PaperReport, files: Named): CheckedPaper {
  const bytes = files.get(paper.name);
  const isSealed = bytes !== undefined && paper.seal.intact;
  return { ...paper, original: (isSealed && sealedOriginal(bytes)) || paper.sha256 };
}
