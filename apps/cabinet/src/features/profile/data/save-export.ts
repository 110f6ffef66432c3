import { withProof } from '@novosel/client/proof.ts';
import { readAnswer } from '@novosel/client/read-answer.ts';
import { baseHeaders, renewBearer, send } from '@novosel/client/send.ts';
import { heldBearer } from '@novosel/client/session.ts';
import { downloadExport } from '@novosel/contract/privacy/endpoints.ts';

const fetchExport = async (): Promise<Blob> => {
  if (!heldBearer()) await renewBearer();
  const response = await send(downloadExport.path, { headers: baseHeaders() });
  // What is not the file says why; it throws.
  if (!response.ok) await readAnswer(response);
  return response.blob();
};

/**
 * Downloads the copy of all data as a file of this name. A plain link could not: who has proved himself too long ago is
 * asked in the window first (promise 11).
 * @throws NetworkError, RefusalError
 */
export const saveExport = async (fileName: string): Promise<void> => {
  const address = URL.createObjectURL(await withProof(fetchExport));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser takes the bytes after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
