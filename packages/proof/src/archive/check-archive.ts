import { unzipSync } from 'fflate';
import { type SealCheck, verifySealedPdf } from '../seals/verify-sealed-pdf.ts';
import { checkSignatureFile, type RecordReport } from './check-signature-file.ts';
import { compareSums, type Files, hashOf } from './read-sums.ts';
import { archiveNames } from './signature-file.ts';

/** Keys by which an archive is checked; those that stand in it where none are given. */
export interface TrustedKeys {
  /** PEM of the key that seals chains of evidence. */
  readonly headKey: string;
  /** DER of the developer's own root. */
  readonly sealRoot: Uint8Array;
}

interface PaperReport {
  readonly name: string;
  readonly sha256: string;
  /** The developer's seals inside the file. */
  readonly seal: SealCheck;
  /** Null when the archive has no record of signatures beside the paper. */
  readonly record: RecordReport | null;
}

export interface ArchiveReport {
  /** Files that differ from the list of hashes; null when the list itself cannot be read. */
  readonly sums: ReturnType<typeof compareSums>;
  readonly papers: readonly PaperReport[];
  /** Records of signatures whose paper is not there. */
  readonly orphans: readonly string[];
  /** SHA-256 of the keys, hex, to be compared with those that the developer publishes. */
  readonly keys: { readonly headKey: string; readonly sealRoot: string; readonly areFromArchive: boolean };
  /** Nothing was changed, and everything that is said of signatures holds. */
  readonly isWhole: boolean;
}

/** The name of a record of signatures, in both languages of archives. */
const recordOf = /, (?:подписи|signatures)\.json$/;
const paperOf = (record: string): string => record.replace(recordOf, '.pdf');

/** Bytes that an archive may become. */
const largest = 1024 ** 3;

/**
 * Checks an archive of papers from its bytes alone.
 * @throws RangeError when it is no archive, larger than a gibibyte, or has no keys and none are given
 */
export function checkArchive(bytes: Uint8Array, given?: TrustedKeys): ArchiveReport {
  const files = unpack(bytes);
  const keys = given ?? keysIn(files);
  const sums = compareSums(files, archiveNames.sums);
  const papers = [...files].flatMap(([name, content]) =>
    name.endsWith('.pdf') ? [checkPaper(name, content, { files, keys })] : [],
  );
  const orphans = [...files.keys()].filter((name) => recordOf.test(name) && !files.has(paperOf(name)));
  const holds = ({ seal, record }: PaperReport) =>
    record?.fault == null && (seal.signatures.length === 0 || seal.intact);
  return {
    sums,
    papers,
    orphans,
    keys: {
      headKey: hashOf(new TextEncoder().encode(keys.headKey)),
      sealRoot: hashOf(keys.sealRoot),
      areFromArchive: given === undefined,
    },
    isWhole: sums?.size === 0 && orphans.length === 0 && papers.length > 0 && papers.every(holds),
  };
}

function unpack(bytes: Uint8Array): Files {
  let left = largest;
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        left -= originalSize;
        if (left < 0) throw new RangeError('too large');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (cause) {
    throw new RangeError('no archive', { cause });
  }
}

function keysIn(files: Files): TrustedKeys {
  const headKey = files.get(archiveNames.headKey);
  const sealRoot = files.get(archiveNames.sealRoot);
  if (!headKey || !sealRoot) throw new RangeError('no keys in the archive');
  return { headKey: new TextDecoder().decode(headKey), sealRoot };
}

function checkPaper(
  name: string,
  paper: Uint8Array,
  { files, keys }: { files: Files; keys: TrustedKeys },
): PaperReport {
  const [, json] = [...files].find(([one]) => recordOf.test(one) && paperOf(one) === name) ?? [];
  return {
    name,
    sha256: hashOf(paper),
    seal: verifySealedPdf(paper, [keys.sealRoot]),
    record: json ? checkSignatureFile(paper, json, keys.headKey) : null,
  };
}
