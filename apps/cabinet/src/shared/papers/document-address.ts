import { addressOf } from '@novosel/client/calls/address.ts';
import { downloadDocument } from '@novosel/contract/documents/endpoints.ts';

/** The download address of a document; the session cookie alone authorises it, so a plain link works. */
export const documentAddress = (document: string): string =>
  addressOf(downloadDocument, { params: { document } });
