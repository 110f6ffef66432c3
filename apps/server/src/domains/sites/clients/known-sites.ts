import type { KnownSite } from '../tokens/site-reads.repo.ts';

/**
 * Sites as this node has last read them, each with the edition that it was read in. What is taken from here
 * has to be asked of the database once more before anything comes of it: the statement that keeps tokens does
 * so (decision 018).
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
