import { receiveFile } from '@novosel/client/files/receive-file.ts';

/**
 * Downloads the bytes of an address as a file with this name. A plain link cannot ask for a fresh proof of
 * identity first (promise 11).
 * @throws NetworkError, RefusalError, SessionEndedError
 */
export const saveFile = async (address: string, fileName: string): Promise<void> => {
  const bytes = URL.createObjectURL(await receiveFile(address));
  const link = document.createElement('a');
  link.href = bytes;
  link.download = fileName;
  link.click();
  // The browser takes the bytes after this turn.
  setTimeout(() => URL.revokeObjectURL(bytes), 60_000);
};
