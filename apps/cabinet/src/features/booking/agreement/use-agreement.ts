import { useQuery } from '@tanstack/react-query';
import { documentAddress } from '../../../shared/papers/document-address.ts';
import type { ScreenProps } from '../booking-screen.tsx';
import { readAgreement } from './read-agreement.ts';

export type Agreement = NonNullable<NonNullable<ScreenProps['page']['booking']>['agreement']>;

/** The agreement as it will be signed: its bytes, their hash, and the opened PDF. */
const useAgreement = (address: string) =>
  useQuery({
    // The bytes of a document never change (truth 5).
    queryKey: ['documents.file', address],
    queryFn: async ({ signal }) => {
      const [file, { openPdf }] = await Promise.all([
        readAgreement(address, signal),
        import('./pdf-engine.ts'),
      ]);
      return { ...file, pdf: await openPdf(file.bytes) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // In ms: an opened PDF takes much memory.
    gcTime: 60_000,
    structuralSharing: false,
  });

/**
 * The agreement to sign, by default a document of the reader's own. `shown` is its hash once the page shows
 * the bytes with that hash (promise 44).
 */
export function useShownAgreement({ id, sha256 }: Agreement, address = documentAddress(id)) {
  const file = useAgreement(address);
  const shown = file.data?.sha256 === sha256 ? sha256 : undefined;
  return { file, shown, unread: !shown && (file.isError || file.isSuccess) };
}
