import { type AlgorithmName, algorithms } from './algorithms/algorithms.ts';
import { type Authority, makeAuthority, signerOf } from './authority/make-authority.ts';
import { signDetached } from './cades/sign-detached.ts';
import { type Issuer, issueCertificate, makeSerial } from './certificates/issue-certificate.ts';
import type { DistinguishedName } from './names.ts';
import { answerStatus, askStatus, readStatusQuestion } from './revocation/online-status.ts';
import { issueRevocationList, type Revocation } from './revocation/revocation-list.ts';
import { answerTimestamp, askTimestamp, tokenOf } from './timestamps/timestamp.ts';
import type { ValidationContext } from './validation/validate-signature.ts';

export const exampleNow = new Date('2026-11-24T09:00:00Z');
export const daysLater = (days: number): Date => new Date(exampleNow.getTime() + days * 86_400_000);
const addresses = {
  crl: 'http://localhost/ca/issuing.crl',
  ocsp: 'http://localhost/ca/ocsp',
  certificate: 'http://localhost/ca/issuing.cer',
};

export const anna: DistinguishedName = {
  commonName: 'Соколова Анна Сергеевна',
  surname: 'Соколова',
  givenName: 'Анна Сергеевна',
  snils: '11223344595',
  inn: '500100732259',
};

export const exampleAuthority = (algorithm: AlgorithmName): Authority =>
  makeAuthority({
    algorithm,
    organization: { commonName: 'УЦ «Пример»', organization: 'ООО «Пример»', innLegal: '5190900165' },
    addresses,
    now: daysLater(-400),
  });

/** A qualified certificate of a year with its key. */
export function exampleCertificate(
  { issuing }: Authority,
  subject = anna,
  notBefore = daysLater(-10),
): Issuer {
  const algorithm = algorithms[issuing.algorithm];
  const privateKey = algorithm.makeKey();
  const certificate = issueCertificate(
    {
      subject,
      publicKey: algorithm.publicKeyInfo(privateKey),
      use: 'signature',
      serial: makeSerial(),
      notBefore,
      notAfter: new Date(notBefore.getTime() + 365 * 86_400_000),
      addresses,
      qualified: true,
    },
    issuing,
  );
  return { algorithm: issuing.algorithm, certificate, privateKey };
}

/**
 * A `.sig` of bytes with a timestamp of its moment.
 * @param stamped what the timestamp is asked for; without it the signature's value
 */
export const exampleSignature = (
  { timestamps, issuing }: Authority,
  signer: Issuer,
  { content, at = exampleNow, stamped }: { content: Uint8Array; at?: Date; stamped?: Uint8Array },
): Promise<Uint8Array> =>
  signDetached(
    {
      content,
      signedAt: at,
      chain: [issuing.certificate],
      stamp: async (bytes) =>
        tokenOf(
          answerTimestamp(askTimestamp(stamped ?? bytes, issuing.algorithm), {
            at,
            serial: makeSerial(),
            authority: signerOf(timestamps),
          }),
        ),
    },
    signerOf(signer),
  );

/** Lists of the issuing authority and of the root, given a day after the example's moment. */
export function exampleContext(authority: Authority, revoked: readonly Revocation[] = []): ValidationContext {
  const { root, rootKey, issuing } = authority;
  const list = { number: 1, thisUpdate: daysLater(1), nextUpdate: daysLater(8) };
  const rootIssuer = { algorithm: issuing.algorithm, certificate: root, privateKey: rootKey };
  return {
    roots: [root],
    known: [],
    revocation: {
      lists: [
        issueRevocationList({ ...list, revoked }, issuing),
        issueRevocationList({ ...list, revoked: [] }, rootIssuer),
      ],
      answers: [],
    },
    now: daysLater(2),
  };
}

/** The answer of the status service about a certificate at the example's moment. */
export const exampleAnswer = (
  { issuing, statuses }: Authority,
  { certificate }: Issuer,
  revokedAt: Date | null | undefined,
): Uint8Array =>
  answerStatus(
    {
      serial: readStatusQuestion(askStatus(certificate, issuing.certificate)),
      revokedAt,
      thisUpdate: daysLater(1),
      nextUpdate: daysLater(2),
    },
    statuses,
    issuing.certificate,
  );
