import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  SubjectKeyIdentifierExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { sealKeyAlgorithm, sealSignAlgorithm } from './seal-algorithm.ts';

export interface IssuedSeal {
  root: X509Certificate;
  rootKey: CryptoKey;
  certificate: X509Certificate;
  key: CryptoKey;
}

const rootYears = 20;
const sealYears = 10;

/** A new root of the organisation and a seal certificate under it. */
export async function issueSeal({
  organization,
  now,
}: {
  organization: string;
  now: Date;
}): Promise<IssuedSeal> {
  const [rootKeys, sealKeys] = await Promise.all([keyPair(), keyPair()]);
  // Viewers keep roots by name: two roots of one name would be taken for each other.
  const rootName = distinguished(`Корневой сертификат ${randomBytes(4).toString('hex')}`, organization);
  const root = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial(),
      name: rootName,
      keys: rootKeys,
      notBefore: now,
      notAfter: yearsAfter(now, rootYears),
      signingAlgorithm: sealSignAlgorithm,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(rootKeys.publicKey, false, crypto),
      ],
    },
    crypto,
  );
  const certificate = await X509CertificateGenerator.create(
    {
      serialNumber: serial(),
      subject: distinguished(`Печать ${organization}`, organization),
      issuer: rootName,
      publicKey: sealKeys.publicKey,
      signingKey: rootKeys.privateKey,
      notBefore: now,
      notAfter: yearsAfter(now, sealYears),
      signingAlgorithm: sealSignAlgorithm,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
        await SubjectKeyIdentifierExtension.create(sealKeys.publicKey, false, crypto),
        await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey, false, crypto),
      ],
    },
    crypto,
  );
  return { root, rootKey: rootKeys.privateKey, certificate, key: sealKeys.privateKey };
}

function keyPair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(sealKeyAlgorithm, true, ['sign', 'verify']);
}

/** X.520 allows 64 characters in a common name and in an organisation. */
function distinguished(commonName: string, organization: string): Name {
  return new Name([{ CN: [commonName.slice(0, 64)] }, { O: [organization.slice(0, 64)] }, { C: ['RU'] }]);
}

/** 128 random bits, positive (RFC 5280, 4.1.2.2). */
function serial(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.toString('hex');
}

function yearsAfter(from: Date, years: number): Date {
  const to = new Date(from);
  to.setUTCFullYear(to.getUTCFullYear() + years);
  return to;
}
