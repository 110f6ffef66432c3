import { receiveFile } from '@novosel/client/files/receive-file.ts';
import { downloadExport } from '@novosel/contract/privacy/endpoints.ts';

/**
 * Downloads the copy of all data as a file of this name. A plain link could not: who has proved himself too
 * long ago is asked in the window first (promise 11).
 * @throws NetworkError, RefusalError, SessionEndedError
 */
export const saveExport = async (fileName: string): Promise<void> => {
  const address = URL.createObjectURL(await receiveFile(downloadExport.path));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser takes the bytes after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
