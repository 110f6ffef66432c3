import { uploadProperties } from '@novosel/contract/documents/endpoints.ts';
import { readAnswer } from '../calls/read-answer.ts';
import { baseHeaders, csrfToken, renewBearer, send } from '../calls/send.ts';
import { heldBearer } from '../calls/session.ts';

interface FileProperties {
  readonly file: string;
  readonly exists: boolean;
  /** Bytes. */
  readonly size: number;
}

/**
 * Asks which of the files the server still keeps and how large they are: the `properties` of the kit's
 * FileField (S7-51, S4.8-13).
 * @throws NetworkError, RefusalError
 */
export const askFiles = async (files: readonly string[]): Promise<readonly FileProperties[]> => {
  if (!heldBearer()) await renewBearer();
  const body = new FormData();
  for (const file of files) body.append('files[]', file);
  const response = await send(uploadProperties.path, {
    method: uploadProperties.method,
    headers: { ...baseHeaders(), 'X-CSRF-TOKEN': await csrfToken() },
    body,
  });
  const answer = (await readAnswer(response)) as { data: readonly FileProperties[] };
  return answer.data;
};
