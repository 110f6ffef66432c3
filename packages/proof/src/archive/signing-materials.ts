import { readCertificate } from '@novosel/pki/der.ts';
import type { ValidationContext } from '@novosel/pki/validation/validate-signature.ts';
import {
  isCertificateName,
  isOperatorRootName,
  isRevocationListName,
  isStatusAnswerName,
} from './electronic-names.ts';
import type { Files } from './read-sums.ts';

type Certificates = ValidationContext['roots'];

/** What an archive holds beside its papers to check electronic signatures by. */
export function materialsIn(files: Files): Omit<ValidationContext, 'roots' | 'now'> {
  const all = (isNamed: (name: string) => boolean) => filesNamed(files, isNamed);
  return {
    known: certificatesOf(all(isCertificateName)),
    revocation: { lists: all(isRevocationListName), answers: all(isStatusAnswerName) },
  };
}

/** DER of the roots of the signature operator in an archive. */
export const operatorRootsIn = (files: Files): readonly Uint8Array[] => filesNamed(files, isOperatorRootName);

const filesNamed = (files: Files, isNamed: (name: string) => boolean): readonly Uint8Array[] =>
  [...files].flatMap(([name, bytes]) => (isNamed(name) ? [bytes] : []));

/** Certificates of files; a file that is none proves nothing and is left out. */
export const certificatesOf = (files: readonly Uint8Array[]): Certificates =>
  files.flatMap((bytes) => {
    try {
      return [readCertificate(bytes)];
    } catch {
      return [];
    }
  });
