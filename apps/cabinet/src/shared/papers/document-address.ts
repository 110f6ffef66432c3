import { addressOf } from '@novosel/client/calls/address.ts';
import { downloadDocument } from '@novosel/contract/documents/endpoints.ts';

/** Where a document's bytes are; the cookie alone opens it, so a plain link downloads it. */
export const documentAddress = (document: string): string =>
  addressOf(downloadDocument, { params: { document } });
