import { askFiles } from '@novosel/client/files/ask-files.ts';
import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { fileBytesAtMost, fileExtensions } from '@novosel/contract/documents/limits.ts';
import { serviceLimits } from '@novosel/contract/services/rules.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface ServiceFilesProps {
  id?: string;
  value: readonly StoredFile[];
  onChange: (files: readonly StoredFile[]) => void;
  onSending: (sending: boolean) => void;
  required?: boolean;
  error?: string | undefined;
}

/** Papers of a request: kept by the server at once, named in the form by their ids. */
export const ServiceFiles = ({ value, error, ...rest }: ServiceFilesProps) => {
  const t = useText();
  const most = serviceLimits.files;
  return (
    <FileField
      {...rest}
      label={t('services.files')}
      hint={t('services.files.hint', { most })}
      error={value.length > most ? t('services.files.many', { most }) : error}
      multiple
      extensions={fileExtensions}
      maxBytes={fileBytesAtMost}
      upload={uploadFile}
      properties={askFiles}
      value={value}
    />
  );
};
