import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { fileBytesAtMost } from '@novosel/contract/documents/limits.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { type IncomingFile, receive } from '../../files/incoming-file.ts';
import { jsonSchema } from '../answers.ts';
import { fromForm } from './form-body.ts';
import { isMalformed } from './malformed.ts';

/** A file of a multipart form. */
export interface FormFile {
  readonly name: string;
  readonly file: IncomingFile;
}

/** A multipart form: its fields in the types of the contract's schema, and its files in temporary storage. */
export interface FormParts {
  readonly body: unknown;
  readonly files: readonly FormFile[];
  discard(): Promise<void>;
}

const most = { files: 10, fields: 40, fieldBytes: 512 * 1024 };

/**
 * Reads the whole form first, so that no transaction waits for a slow connection.
 * @throws AppError VALIDATION for an invalid form, or a file where none is allowed
 */
export async function readParts(
  dataDir: string,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
): Promise<FormParts> {
  const field = endpoint.multipart?.field ?? '';
  const files: FormFile[] = [];
  const fields: Record<string, unknown[]> = Object.create(null);
  const discard = async () => {
    await Promise.all(files.map(({ file }) => file.discard()));
  };
  const take = async (part: MultipartFile | MultipartValue): Promise<void> => {
    const name = nameOf(part.fieldname, field);
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('VALIDATION', { fields: { [name]: ['default'] } });
      fields[name] = [...(fields[name] ?? []), part.value];
      return;
    }
    const file = await receive(dataDir, part.file);
    files.push({ name: part.filename, file });
    if (name !== field) throw new AppError('VALIDATION', { fields: { [name]: ['default'] } });
  };
  try {
    const limits = {
      files: most.files,
      fields: most.fields,
      parts: most.files + most.fields,
      fieldSize: most.fieldBytes,
      fileSize: fileBytesAtMost + 1,
    };
    // A file that is too large is refused with its name, not by the parser.
    const reading = { throwFileSizeLimit: false, limits };
    for await (const part of request.parts(reading)) await take(part);
    const single = Object.entries(fields).map(([name, all]) => [name, all.length > 1 ? all : all[0]]);
    const body = fromForm(jsonSchema(endpoint.body, 'input'), Object.fromEntries(single));
    return { body, files, discard };
  } catch (error) {
    await discard();
    throw error instanceof AppError || !isMalformed(error) ? error : new AppError('VALIDATION');
  }
}

/**
 * `files`, `files[]` and `files[0]` are the same field. A malformed part has no name, whatever its type says.
 */
function nameOf(given: string | undefined, field: string): string {
  if (given === undefined) return '';
  return given.replace(/\[\d*\]$/, '') === field.replace('[]', '') ? field : given;
}
