import { readAnswer } from '@novosel/client/read-answer.ts';
import { baseHeaders, csrfToken, renewBearer, send } from '@novosel/client/send.ts';
import { heldBearer } from '@novosel/client/session.ts';
import { uploadProperties } from '@novosel/contract/documents/endpoints.ts';

interface Known {
  readonly file: string;
  readonly exists: boolean;
  /** Bytes. */
  readonly size: number;
}

/**
 * Asks which of the files the server still keeps and how large they are (S4.8-13, S4.8-14).
 * @throws NetworkError, RefusalError
 */
export const readScans = async (files: readonly string[]): Promise<readonly Known[]> => {
  if (!heldBearer()) await renewBearer();
  const body = new FormData();
  for (const file of files) body.append('files[]', file);
  const response = await send(uploadProperties.path, {
    method: uploadProperties.method,
    headers: { ...baseHeaders(), 'X-CSRF-TOKEN': await csrfToken() },
    body,
  });
  const answer = (await readAnswer(response)) as { data: readonly Known[] };
  return answer.data;
};
