import type { AlgorithmName } from '@novosel/pki/algorithms/algorithms.ts';
import { type Authority, makeAuthority } from '@novosel/pki/authority/make-authority.ts';
import type { Issuer } from '@novosel/pki/certificates/issue-certificate.ts';
import { derOf, readCertificate } from '@novosel/pki/der.ts';
import type { World } from '../world.ts';
import type { StoredAuthority, StoredIssuer } from './types.ts';

export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
export const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

const organization = {
  commonName: 'УЦ «Причал»',
  organization: 'ООО «Причал»',
  innLegal: '5190900165',
  ogrn: '1025100000018',
};

/**
 * The authority of an algorithm, created by the first call and kept for ever: its signatures must stay valid.
 */
export function authorityOf(world: World, algorithm: AlgorithmName): Authority {
  const { authorities } = world.store.state;
  const known = authorities[algorithm];
  if (known) return restored(known, algorithm);
  const now = new Date(toSecond(world.now()).getTime() - dayMs);
  const made = makeAuthority({ algorithm, organization, addresses: addressesOf(world, algorithm), now });
  authorities[algorithm] = stored(made);
  world.store.touch();
  return made;
}

const dayMs = 86_400_000;

/** Certificates, lists and timestamps know no parts of a second. */
export const toSecond = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);

/** Public addresses of the authority. */
export const addressesOf = ({ origin }: World, algorithm: AlgorithmName) => ({
  crl: `${origin}/ca/${algorithm}/issuing.crl`,
  ocsp: `${origin}/ca/${algorithm}/ocsp`,
  certificate: `${origin}/ca/${algorithm}/issuing.cer`,
});

const stored = ({ root, rootKey, issuing, timestamps, statuses }: Authority): StoredAuthority => ({
  root: toBase64(derOf(root)),
  rootKey: toBase64(rootKey),
  issuing: storedIssuer(issuing),
  timestamps: storedIssuer(timestamps),
  statuses: storedIssuer(statuses),
});

const storedIssuer = ({ certificate, privateKey }: Issuer): StoredIssuer => ({
  certificate: toBase64(derOf(certificate)),
  privateKey: toBase64(privateKey),
});

function restored(known: StoredAuthority, algorithm: AlgorithmName): Authority {
  const issuer = ({ certificate, privateKey }: StoredIssuer): Issuer => ({
    algorithm,
    certificate: readCertificate(fromBase64(certificate)),
    privateKey: fromBase64(privateKey),
  });
  return {
    root: readCertificate(fromBase64(known.root)),
    rootKey: fromBase64(known.rootKey),
    issuing: issuer(known.issuing),
    timestamps: issuer(known.timestamps),
    statuses: issuer(known.statuses),
  };
}
