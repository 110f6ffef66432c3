import { askFiles } from '@novosel/client/files/ask-files.ts';
import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { fileBytesAtMost, fileExtensions } from '@novosel/contract/documents/limits.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface RequestFilesProps {
  id?: string;
  /** The most files of one step. */
  most: number;
  value: readonly StoredFile[];
  onChange: (files: readonly StoredFile[]) => void;
  onSending: (sending: boolean) => void;
  required?: boolean;
  error?: string | undefined;
}

/** Files of a request: uploaded at once, the form holds their IDs. */
export const RequestFiles = ({ most, value, error, ...rest }: RequestFilesProps) => {
  const t = useText();
  return (
    <FileField
      {...rest}
      label={t('requests.files')}
      hint={t('requests.files.hint', { most })}
      error={value.length > most ? t('requests.files.many', { most }) : error}
      multiple
      extensions={fileExtensions}
      maxBytes={fileBytesAtMost}
      upload={uploadFile}
      properties={askFiles}
      value={value}
    />
  );
};
