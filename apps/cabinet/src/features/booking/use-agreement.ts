import { useQuery } from '@tanstack/react-query';
import { readAgreement } from './read-agreement.ts';

/** The agreement as it will be signed: its bytes, their hash, and the document opened for reading. */
export const useAgreement = (document: string) =>
  useQuery({
    // The bytes of a document never change (truth 5).
    queryKey: ['documents.file', document],
    queryFn: async ({ signal }) => {
      const [file, { openPdf }] = await Promise.all([
        readAgreement(document, signal),
        import('./pdf-engine.ts'),
      ]);
      return { ...file, pdf: await openPdf(file.bytes) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // An opened document is heavy.
    gcTime: 60_000,
    structuralSharing: false,
  });
