/** Names in an archive of what proves electronic signatures; a signature’s number is that of its signer. */

/** A detached signature beside its paper: «Договор.pdf.1.sig». */
export const signatureNameOf = (paper: string, number: number): string => `${paper}.${number}.sig`;

/** A certificate that stands between a signer, a timestamp or an answer and a root. */
export const certificateNameOf = (name: number | string): string => `certificates/${name}.cer`;

export const revocationListNameOf = (name: number | string): string => `revocation/${name}.crl`;

/** An answer of a status service (RFC 6960). */
export const statusAnswerNameOf = (name: number | string): string => `revocation/${name}.ocsp`;

/** A root of the signature operator, such as `gost` and `ecdsa`. */
export const operatorRootNameOf = (root: string): string => `keys/operator-${root}.cer`;

export const isSignatureName = (name: string): boolean => name.endsWith('.sig');

/** The paper of a signature file, by its name; null when the name has another form. */
export const paperOfSignature = (name: string): string | null =>
  /^(.+)\.[1-9]\d*\.sig$/.exec(name)?.[1] ?? null;

export const isCertificateName = (name: string): boolean => /^certificates\/.+\.cer$/.test(name);
export const isRevocationListName = (name: string): boolean => /^revocation\/.+\.crl$/.test(name);
export const isStatusAnswerName = (name: string): boolean => /^revocation\/.+\.ocsp$/.test(name);
export const isOperatorRootName = (name: string): boolean => /^keys\/operator-.+\.cer$/.test(name);
