import { checkPaper, orphansIn, type PaperReport } from './check-paper.ts';
import { isSignatureName, signatureNameOf } from './electronic-names.ts';
import type { Files } from './read-sums.ts';
import { certificatesOf } from './signing-materials.ts';

interface LooseReport {
  readonly papers: readonly PaperReport[];
  /** `.sig` files without a paper. */
  readonly orphans: readonly string[];
}

/** Roots that the checker trusts; none without a connection. */
interface LooseRoots {
  readonly sealRoots: readonly Uint8Array[];
  readonly operatorRoots: readonly Uint8Array[];
}

/**
 * Checks papers and `.sig` files that came without an archive. Beside one paper alone every signature is
 * taken for its own, whatever its name.
 */
export function checkLooseFiles(given: Files, roots: LooseRoots, now = new Date()): LooseReport {
  const papers = [...given].filter(([name]) => !isSignatureName(name));
  const [only, ...others] = papers;
  const files = only && others.length === 0 ? besideOne(given, only[0]) : given;
  const context = {
    files,
    headKey: null,
    sealRoots: roots.sealRoots,
    signing: {
      roots: certificatesOf(roots.operatorRoots),
      known: [],
      revocation: { lists: [], answers: [] },
      now,
    },
  };
  return {
    papers: papers.map(([name, bytes]) => checkPaper(name, bytes, context)),
    orphans: orphansIn(files),
  };
}

function besideOne(given: Files, paper: string): Files {
  const signatures = [...given].filter(([name]) => isSignatureName(name));
  return new Map([
    ...[...given].filter(([name]) => name === paper),
    ...signatures.map(([, bytes], at) => [signatureNameOf(paper, at + 1), bytes] as const),
  ]);
}
