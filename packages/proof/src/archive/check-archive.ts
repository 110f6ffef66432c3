import { checkPaper, orphansIn, type PaperReport } from './check-paper.ts';
import { paperVerdict } from './paper-verdict.ts';
import { compareSums, type Files, hashOf } from './read-sums.ts';
import { archiveNames } from './signature-file.ts';
import { certificatesOf, materialsIn, operatorRootsIn } from './signing-materials.ts';
import { unpackArchive } from './unpack-archive.ts';

/** Keys by which an archive is checked; those that stand in it where none are given. */
export interface TrustedKeys {
  /** PEM of the key that seals chains of evidence. */
  readonly headKey: string;
  /** DER of the developer's own root. */
  readonly sealRoot: Uint8Array;
  /** DER of the roots of the signature operator. */
  readonly operatorRoots: readonly Uint8Array[];
}

/** SHA-256 of keys, hex. */
export interface KeyFingerprints {
  readonly headKey: string;
  readonly sealRoot: string;
  readonly operatorRoots: readonly string[];
}

export interface ArchiveReport {
  /** Files that differ from the list of hashes; null when the list itself cannot be read. */
  readonly sums: ReturnType<typeof compareSums>;
  readonly papers: readonly PaperReport[];
  /** Records of signatures and `.sig` files whose paper is not there. */
  readonly orphans: readonly string[];
  /** To be compared with those that the developer publishes. */
  readonly keys: KeyFingerprints & { readonly areFromArchive: boolean };
  /** The keys that stand in the archive; null when one of them is missing. */
  readonly ownKeys: KeyFingerprints | null;
  /** Nothing was changed, and everything that is said of signatures holds. */
  readonly isWhole: boolean;
  /** Nothing contradicts, but an electronic signature is not proven to the end. */
  readonly isUnsure: boolean;
}

/**
 * Checks an archive of papers from its bytes alone.
 * @param now the moment of the check, for an electronic signature without a timestamp
 * @throws RangeError when it is no archive, larger than a gibibyte, or has no keys and none are given
 */
export const checkArchive = (bytes: Uint8Array, given?: TrustedKeys, now = new Date()): ArchiveReport =>
  checkArchiveFiles(unpackArchive(bytes), given, now);

/** @throws RangeError when no keys stand in it and none are given */
export function checkArchiveFiles(files: Files, given?: TrustedKeys, now = new Date()): ArchiveReport {
  const own = keysIn(files);
  const keys = given ?? own;
  if (!keys) throw new RangeError('no keys in the archive');
  const context = {
    files,
    headKey: keys.headKey,
    sealRoots: [keys.sealRoot],
    signing: { ...materialsIn(files), roots: certificatesOf(keys.operatorRoots), now },
  };
  const sums = compareSums(files, archiveNames.sums);
  const papers = [...files].flatMap(([name, content]) =>
    name.endsWith('.pdf') ? [checkPaper(name, content, context)] : [],
  );
  const orphans = orphansIn(files);
  const verdicts = papers.map(paperVerdict);
  const isBroken =
    sums?.size !== 0 || orphans.length > 0 || papers.length === 0 || verdicts.includes('broken');
  return {
    sums,
    papers,
    orphans,
    keys: { ...fingerprintsOf(keys), areFromArchive: given === undefined },
    ownKeys: own && fingerprintsOf(own),
    isWhole: !isBroken && !verdicts.includes('unsure'),
    isUnsure: !isBroken && verdicts.includes('unsure'),
  };
}

export const fingerprintsOf = ({ headKey, sealRoot, operatorRoots }: TrustedKeys): KeyFingerprints => ({
  headKey: hashOf(new TextEncoder().encode(headKey)),
  sealRoot: hashOf(sealRoot),
  operatorRoots: operatorRoots.map(hashOf),
});

function keysIn(files: Files): TrustedKeys | null {
  const headKey = files.get(archiveNames.headKey);
  const sealRoot = files.get(archiveNames.sealRoot);
  if (!headKey || !sealRoot) return null;
  return {
    headKey: new TextDecoder().decode(headKey),
    sealRoot,
    operatorRoots: operatorRootsIn(files),
  };
}
