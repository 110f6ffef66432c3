import { uploadAs } from '@novosel/client/files/upload-file.ts';
import { fileBytesAtMost, fileExtensions } from '@novosel/contract/documents/limits.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import type { Upload } from '@novosel/ui/files/use-uploads.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useRef, useState } from 'react';

interface PapersFieldProps {
  onFiles: (files: readonly File[]) => void;
  onReading: (reading: boolean) => void;
}

/** Files that are sent together with the step; until then only this page has them. */
export const PapersField = ({ onFiles, onReading }: PapersFieldProps) => {
  const t = useText();
  const held = useRef(new Map<string, File>());
  const [value, setValue] = useState<readonly StoredFile[]>([]);
  const hold: Upload = (file) =>
    uploadAs(file, async () => {
      const key = crypto.randomUUID();
      held.current.set(key, file);
      return key;
    });
  const change = (files: readonly StoredFile[]) => {
    setValue(files);
    onFiles(files.flatMap(({ key }) => held.current.get(key) ?? []));
  };
  return (
    <FileField
      label={t('requests.files')}
      multiple
      extensions={fileExtensions}
      maxBytes={fileBytesAtMost}
      upload={hold}
      value={value}
      onChange={change}
      onSending={onReading}
    />
  );
};
