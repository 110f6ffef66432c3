import { sendFile } from '@novosel/client/files/send-file.ts';
import { uploadAs } from '@novosel/client/files/upload-file.ts';
import { uploadNewsPicture } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { Upload } from '@novosel/ui/files/use-uploads.ts';
import { useEffect, useRef } from 'react';

/** Uploads pictures of the building site; previews come from the person's own file. */
export function useNewsPicture(): { upload: Upload; pictureOf: (key: string) => string | undefined } {
  const addresses = useRef(new Map<string, string>());
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
      made.clear();
    };
  }, []);
  const upload: Upload = (file, options) =>
    uploadAs(file, async () => {
      const { data } = await sendFile(uploadNewsPicture, { field: 'file', file }, options);
      addresses.current.set(data.id, URL.createObjectURL(file));
      return data.id;
    });
  return { upload, pictureOf: (key) => addresses.current.get(key) };
}
