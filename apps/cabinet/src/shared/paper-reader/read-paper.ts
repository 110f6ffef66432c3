import { receiveFile } from '@novosel/client/files/receive-file.ts';

const hex = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export interface PaperFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 of these bytes, computed here and not taken from the server (promise 44). */
  readonly sha256: string;
}

/** Downloads a document and computes its hash. @throws NetworkError, RefusalError */
export const readPaper = async (address: string, signal: AbortSignal): Promise<PaperFile> => {
  const file = await receiveFile(address, { type: 'application/pdf', signal });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, sha256: hex(await crypto.subtle.digest('SHA-256', bytes)) };
};
