import { RefusalError } from '@novosel/client/calls/errors.ts';
import { sendFile } from '@novosel/client/files/send-file.ts';
import { uploadAs } from '@novosel/client/files/upload-file.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import {
  listImportSheets,
  listImports,
  uploadImport,
} from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { listPricePlans } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import type { Upload } from '@novosel/ui/files/use-uploads.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SheetChoice } from './sheet-choice.ts';
import type { AskSheets } from './use-sheet-choice.tsx';

interface Asked {
  /** The day from which the prices hold, YYYY-MM-DD; without it, at once. */
  readonly validFrom: string | undefined;
  /** The complex of all lines; without it each line names its own. */
  readonly complex: number | undefined;
  /** Asks the person which sheet to read, when the file does not tell. */
  readonly ask: AskSheets;
}

/**
 * Uploads a file for checking; the catalogue does not change yet. The key of the stored file is the import's
 * ID.
 */
export function useImportUpload({ validFrom, complex, ask }: Asked): Upload {
  const queries = useQueryClient();
  return (file, options) =>
    uploadAs(file, async () => {
      const send = (choice: SheetChoice | undefined) => {
        const query = {
          ...(validFrom !== undefined && { validFrom }),
          ...(complex !== undefined && { complex }),
          ...choice,
        };
        return sendFile(uploadImport, { field: 'file', file, query }, options);
      };
      const { data } = await send(undefined).catch(async (error: unknown) => {
        if (!(error instanceof RefusalError && error.code === 'IMPORT_CHOICE')) throw error;
        const sheets = await sendFile(listImportSheets, { field: 'file', file }, options);
        return send(await ask(file, sheets.data));
      });
      for (const list of [listImports, listPricePlans]) void queries.invalidateQueries(queriesOf(list));
      return data.id;
    });
}
