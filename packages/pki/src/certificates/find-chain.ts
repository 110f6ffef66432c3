import type { Certificate } from 'pkijs';
import { sameBytes } from '../bytes.ts';
import { derOf } from '../der.ts';
import { isAuthority, isIssuedBy } from './read-certificate.ts';

/** Authorities that may stand between a certificate and its root. */
const deepest = 4;

/**
 * From a certificate up to a trusted root, each signed by the next.
 * @returns null when there is no such way
 */
export function findChain(
  certificate: Certificate,
  { known, roots }: { readonly known: readonly Certificate[]; readonly roots: readonly Certificate[] },
): readonly Certificate[] | null {
  const isRoot = (one: Certificate) => roots.some((root) => sameBytes(derOf(root), derOf(one)));
  const climb = (chain: readonly [Certificate, ...Certificate[]]): readonly Certificate[] | null => {
    const last = chain.at(-1) ?? chain[0];
    if (isRoot(last)) return chain;
    if (chain.length > deepest) return null;
    for (const issuer of [...roots, ...known]) {
      if (chain.includes(issuer) || !isAuthority(issuer) || !isIssuedBy(last, issuer)) continue;
      const found = climb([...chain, issuer]);
      if (found) return found;
    }
    return null;
  };
  return climb([certificate]);
}
