import type { KnownSite } from '../tokens/site-reads.repo.ts';

/**
 * Sites as this node last read them, each with its edition. Data from this cache must be checked against the
 * database before they have an effect: the statement that stores tokens does so (decision 018).
 */
export function openKnownSites() {
  const sites = new Map<string, { readonly site: KnownSite; readonly edition: string }>();
  return {
    keep(site: KnownSite, edition: string): void {
      sites.set(site.clientId, { site, edition });
    },
    /** @returns undefined when it was last read in another edition, or never */
    inEdition(clientId: string, edition: string): KnownSite | undefined {
      const known = sites.get(clientId);
      return known?.edition === edition ? known.site : undefined;
    },
  };
}
export type KnownSites = ReturnType<typeof openKnownSites>;
