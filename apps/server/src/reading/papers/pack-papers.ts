import { createHash } from 'node:crypto';
import { estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { PaperFolder } from '@novosel/contract/documents/papers-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import {
  certificateNameOf,
  operatorRootNameOf,
  revocationListNameOf,
  signatureNameOf,
  statusAnswerNameOf,
} from '@novosel/proof/archive/electronic-names.ts';
import { archiveNames } from '@novosel/proof/archive/signature-file.ts';
import type { Context } from '../../context.ts';
import { readConsentText } from '../../domains/consents/public.ts';
import type { Download } from '../../domains/documents/public.ts';
import { type ElectronicSignature, electronicSignaturesOf } from '../../domains/signatures/public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { packZip } from '../../platform/files/safe-zip.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { pemOf } from './check-papers.ts';
import { findPaper } from './find-paper.ts';
import { listPapers } from './list-papers.ts';
import { signatureBytes, signatureFile } from './signatures-of.ts';

type Deps = Pick<Context, 'clock' | 'storage' | 'signingKeys'>;

export interface Packed {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
  /** Only papers of this estate; undefined: all, with the consents. */
  readonly estate: number | undefined;
}

const words = {
  ru: { all: 'Документы', consents: 'Согласия', signatures: 'подписи', version: 'редакция' },
  en: { all: 'Papers', consents: 'Consents', signatures: 'signatures', version: 'edition' },
} as const;

/**
 * Papers of a person as one archive: each as it was shown and signed, its signatures in a separate file, the
 * public keys that verify both without us, and a list of hashes in the format of `sha256sum -c`. File names
 * contain no personal data.
 * @throws AppError NOT_FOUND when there are none
 */
export async function packPapers(deps: Deps, db: Executor, packed: Packed): Promise<Download> {
  const { userId, locale, estate } = packed;
  const { folders, consents } = await listPapers(db, userId, deps.clock.now());
  const files = new Map<string, Buffer>();
  for (const folder of folders)
    if (estate === undefined || folder.estate.id === estate)
      for (const [name, bytes] of await filesOf(deps, db, packed, folder)) files.set(name, bytes);
  if (estate === undefined)
    for (const { sha256, title, version } of consents) {
      const { text } = await readConsentText(db, sha256, locale);
      files.set(`${words[locale].consents}/${safe(`${title}, ${version}`)}.txt`, Buffer.from(text));
    }
  if (files.size === 0) throw new AppError('NOT_FOUND');
  for (const [name, bytes] of keysOf(deps)) files.set(name, bytes);
  const sums = [...files].map(([name, bytes]) => `${hashOf(bytes)}  ${name}\n`).join('');
  files.set(archiveNames.sums, Buffer.from(sums));
  const name = `${words[locale].all}, ${formatDate(deps.clock.now())}.zip`;
  return { bytes: packZip(files), mime: 'application/zip', disposition: attachment(name) };
}

async function filesOf(
  { storage }: Deps,
  db: Executor,
  { userId, locale }: Packed,
  { estate, number, papers }: PaperFolder,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const place = safe(`${estateCases(estate.kind, locale).EstateNom} № ${estate.number}, ${number}`);
  for (const { versions } of papers)
    for (const { id, title, version } of versions) {
      const row = await findPaper(db, userId, id);
      if (!row) continue;
      const named = `${place}/${safe(title)}, ${words[locale].version} ${version}`;
      files.set(`${named}.pdf`, Buffer.from(await storage.get(row.storageKey)));
      const signed = await signatureFile(db, row, userId);
      if (signed) files.set(`${named}, ${words[locale].signatures}.json`, signatureBytes(signed));
      const electronic = await electronicSignaturesOf(db, id);
      for (const [name, bytes] of electronicFiles(`${named}.pdf`, electronic)) files.set(name, bytes);
    }
  return files;
}

/** Signature files of a paper, and what their authority published; the same material has the same name. */
function electronicFiles(paper: string, electronic: readonly ElectronicSignature[]): [string, Buffer][] {
  return electronic.flatMap(({ signature, position, root, issuing, rootList, issuingList, status }) =>
    (
      [
        [signatureNameOf(paper, position), signature],
        [operatorRootNameOf(nameOf(root)), root],
        [certificateNameOf(nameOf(issuing)), issuing],
        [revocationListNameOf(nameOf(rootList)), rootList],
        [revocationListNameOf(nameOf(issuingList)), issuingList],
        [statusAnswerNameOf(nameOf(status)), status],
      ] as const
    ).map(([name, bytes]): [string, Buffer] => [name, Buffer.from(bytes)]),
  );
}

const nameOf = (bytes: Uint8Array): string => hashOf(Buffer.from(bytes)).slice(0, 16);

const keysOf = ({ signingKeys: { head, seal } }: Deps): [string, Buffer][] => [
  [archiveNames.headKey, pemOf(head.publicKey)],
  [archiveNames.sealRoot, Buffer.from(seal.root)],
];

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A file name that is valid on every system. */
const safe = (name: string): string => name.replaceAll('\u00a0', ' ').replace(/[\\/:*?"<>|\n]/g, '_');
