import { uploadFile as endpoint } from '@novosel/contract/documents/endpoints.ts';
import { errorWords, NetworkError, RefusalError } from '../calls/errors.ts';
import { type SendFileOptions, sendFile } from './send-file.ts';

interface Stored {
  /** The server's key of the file (S4.8-04). */
  readonly key: string;
  readonly title: string;
  /** Bytes. */
  readonly size: number;
}

type UploadAnswer = { result: true; file: Stored } | { result: false; message: string };

/**
 * Uploads one file with `send` and answers as the `upload` of the kit's FileField must.
 * @param send uploads the file and resolves with the server's key of it
 * @returns the stored file, or the server's refusal in its words
 * @throws NetworkError without an answer
 */
export const uploadAs = async (file: File, send: () => Promise<string>): Promise<UploadAnswer> => {
  try {
    return { result: true, file: { key: await send(), title: file.name, size: file.size } };
  } catch (error) {
    if (error instanceof RefusalError) return { result: false, message: errorWords(error, '').join(' ') };
    throw error;
  }
};

/**
 * Uploads one file of a buyer (S7-48…50): the `upload` of the kit's FileField.
 * @throws NetworkError without an answer
 */
export const uploadFile = (file: File, options: SendFileOptions = {}): Promise<UploadAnswer> =>
  uploadAs(file, async () => {
    const { data } = await sendFile(endpoint, { field: 'files[0]', file }, options);
    const [id] = data;
    if (id === undefined) throw new NetworkError('The upload has no identifier');
    return id;
  });
