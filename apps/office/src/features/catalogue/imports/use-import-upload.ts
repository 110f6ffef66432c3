import { queriesOf } from '@novosel/client/query-for.ts';
import { sendFile } from '@novosel/client/send-file.ts';
import { uploadAs } from '@novosel/client/upload-file.ts';
import { listImports, uploadImport } from '@novosel/contract/catalogue/desk-endpoints.ts';
import { listPricePlans } from '@novosel/contract/catalogue/price-plan-endpoints.ts';
import type { Upload } from '@novosel/ui/use-uploads.ts';
import { useQueryClient } from '@tanstack/react-query';

interface Asked {
  /** The day from which the prices are to hold, YYYY-MM-DD; without it, at once. */
  readonly validFrom: string | undefined;
  /** Of which every line has to be; without it the file says so itself. */
  readonly complex: number | undefined;
}

/** Sends a file to be checked; nothing of the catalogue changes by it. The key of the kept file is the import. */
export function useImportUpload({ validFrom, complex }: Asked): Upload {
  const queries = useQueryClient();
  return (file, options) =>
    uploadAs(file, async () => {
      const query = {
        ...(validFrom !== undefined && { validFrom }),
        ...(complex !== undefined && { complex }),
      };
      const { data } = await sendFile(uploadImport, { field: 'file', file, query }, options);
      for (const list of [listImports, listPricePlans]) void queries.invalidateQueries(queriesOf(list));
      return data.id;
    });
}
