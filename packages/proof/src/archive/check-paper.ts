import type { ValidationContext } from '@novosel/pki/validation/validate-signature.ts';
import { type SealCheck, verifySealedPdf } from '../seals/verify-sealed-pdf.ts';
import { checkElectronicSignature, type ElectronicSignature } from './check-electronic-signature.ts';
import { checkSignatureFile, type RecordReport } from './check-signature-file.ts';
import { isSignatureName, paperOfSignature } from './electronic-names.ts';
import { type Files, hashOf } from './read-sums.ts';

export interface PaperReport {
  readonly name: string;
  readonly sha256: string;
  /** The developer's seals inside the file. */
  readonly seal: SealCheck;
  /** Null when the archive has no record of signatures beside the paper. */
  readonly record: RecordReport | null;
  /** Electronic signatures in files of their own, in the order of their names. */
  readonly signatures: readonly ElectronicSignature[];
}

/** What one paper is checked by. */
export interface PaperContext {
  readonly files: Files;
  /** PEM of the key that seals chains of evidence; without it no record is read. */
  readonly headKey: string | null;
  /** DER of roots whose seals are trusted. */
  readonly sealRoots: readonly Uint8Array[];
  readonly signing: ValidationContext;
}

/** The name of a record of signatures, in both languages of archives. */
const recordOf = /, (?:подписи|signatures)\.json$/;
const paperOf = (record: string): string => record.replace(recordOf, '.pdf');

export const isRecordName = (name: string): boolean => recordOf.test(name);

/** Records and `.sig` files whose paper is not there. */
export const orphansIn = (files: Files): string[] =>
  [...files.keys()].filter((name) => {
    if (isRecordName(name)) return !files.has(paperOf(name));
    return isSignatureName(name) && !files.has(paperOfSignature(name) ?? '');
  });

export function checkPaper(name: string, paper: Uint8Array, context: PaperContext): PaperReport {
  const { files, headKey, sealRoots, signing } = context;
  const [, json] = [...files].find(([one]) => recordOf.test(one) && paperOf(one) === name) ?? [];
  return {
    name,
    sha256: hashOf(paper),
    seal: verifySealedPdf(paper, sealRoots),
    record: json && headKey !== null ? checkSignatureFile(paper, json, headKey) : null,
    signatures: [...files]
      .filter(([one]) => paperOfSignature(one) === name)
      .map(([one, bytes]) => checkElectronicSignature(paper, { name: one, bytes }, signing))
      .toSorted((one, other) => numeric.compare(one.name, other.name)),
  };
}

/** «.10.sig» comes after «.2.sig». */
const numeric = new Intl.Collator('en', { numeric: true });
