import { useQuery } from '@tanstack/react-query';
import { documentAddress } from '../papers/document-address.ts';
import { readPaper } from './read-paper.ts';

interface Signed {
  readonly id: string;
  readonly sha256: string;
}

/** The paper as it will be signed: its bytes, their hash, and the opened PDF. */
const usePaper = (address: string, sha256: string) =>
  useQuery({
    // The bytes with one hash never change (truth 5); an address may come to name another paper.
    queryKey: ['documents.file', address, sha256],
    queryFn: async ({ signal }) => {
      const [file, { openPdf }] = await Promise.all([readPaper(address, signal), import('./pdf-engine.ts')]);
      return { ...file, pdf: await openPdf(file.bytes) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // In ms: an opened PDF takes much memory.
    gcTime: 60_000,
    structuralSharing: false,
  });

/**
 * The paper to sign, by default a document of the reader's own. `shown` is its hash once the page shows
 * the bytes with that hash (promise 44).
 */
export function useShownPaper({ id, sha256 }: Signed, address = documentAddress(id)) {
  const file = usePaper(address, sha256);
  const shown = file.data?.sha256 === sha256 ? sha256 : undefined;
  return { file, shown, unread: !shown && (file.isError || file.isSuccess) };
}
