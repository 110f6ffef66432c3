import { receiveFile } from '@novosel/client/files/receive-file.ts';

/**
 * Downloads the bytes of an address as a file with this name. A plain link could not ask for
 * re-authentication first (promise 11).
 * @throws NetworkError, RefusalError, SessionEndedError
 */
export const saveFile = async (address: string, fileName: string): Promise<void> =>
  saveBytes(await receiveFile(address), fileName);

/** Gives bytes to the person as a file with this name. */
export const saveBytes = (file: Blob, fileName: string): void => {
  const bytes = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = bytes;
  link.download = fileName;
  link.click();
  // The browser reads the bytes after this task.
  setTimeout(() => URL.revokeObjectURL(bytes), 60_000);
};
