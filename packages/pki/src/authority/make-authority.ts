import type { Certificate } from 'pkijs';
import { type AlgorithmName, algorithms } from '../algorithms/algorithms.ts';
import type { Signer } from '../cades/sign-content.ts';
import type { CertificateUse, IssuerAddresses } from '../certificates/extensions.ts';
import { type Issuer, issueCertificate, issueRoot, makeSerial } from '../certificates/issue-certificate.ts';
import type { DistinguishedName } from '../names.ts';

/** Keys and certificates of a certification authority with its services. */
export interface Authority {
  readonly root: Certificate;
  readonly rootKey: Uint8Array;
  /** Issues people's certificates and signs their revocation list. */
  readonly issuing: Issuer;
  readonly timestamps: Issuer;
  readonly statuses: Issuer;
}

interface AuthorityOrder {
  readonly algorithm: AlgorithmName;
  readonly organization: DistinguishedName;
  readonly addresses: IssuerAddresses;
  readonly now: Date;
}

const yearsAfter = (date: Date, years: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()));

/** A root of 20 years, and under it an issuing authority of 15 with its services of 5. */
export function makeAuthority({ algorithm, organization, addresses, now }: AuthorityOrder): Authority {
  const named = (commonName: string): DistinguishedName => ({ ...organization, commonName });
  const rootKey = algorithms[algorithm].makeKey();
  const root = issueRoot(
    {
      subject: named(`${organization.commonName}, корневой`),
      serial: makeSerial(),
      notBefore: now,
      notAfter: yearsAfter(now, 20),
    },
    { algorithm, privateKey: rootKey },
  );
  const under = (parent: Issuer, commonName: string, use: CertificateUse, years: number): Issuer => {
    const privateKey = algorithms[algorithm].makeKey();
    const certificate = issueCertificate(
      {
        subject: named(commonName),
        publicKey: algorithms[algorithm].publicKeyInfo(privateKey),
        use,
        serial: makeSerial(),
        notBefore: now,
        notAfter: yearsAfter(now, years),
        addresses,
        ...(use === 'authority' && { pathLength: 0 }),
      },
      parent,
    );
    return { algorithm, certificate, privateKey };
  };
  const issuing = under(
    { algorithm, certificate: root, privateKey: rootKey },
    organization.commonName,
    'authority',
    15,
  );
  return {
    root,
    rootKey,
    issuing,
    timestamps: under(issuing, 'Служба меток времени', 'timestamp', 5),
    statuses: under(issuing, 'Служба статусов сертификатов', 'ocsp', 5),
  };
}

/** A signer whose key stands here. */
export const signerOf = ({ algorithm, certificate, privateKey }: Issuer): Signer => ({
  algorithm,
  certificate,
  sign: (bytes) => algorithms[algorithm].sign(bytes, privateKey),
});
