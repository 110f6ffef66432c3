import { askFiles } from '@novosel/client/files/ask-files.ts';
import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { feedbackFiles } from '@novosel/contract/fields/field-rules.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface FilesFieldProps {
  value: readonly StoredFile[];
  onChange: (files: readonly StoredFile[]) => void;
  onSending: (sending: boolean) => void;
}

/** Files of a message: uploaded at once, the form holds their IDs (S5-06…08). */
export const FilesField = ({ value, onChange, onSending }: FilesFieldProps) => {
  const t = useText();
  const { extensions, maxBytes, most } = feedbackFiles;
  return (
    <FileField
      label={t('feedback.files')}
      title={t('feedback.files.title')}
      hint={t('feedback.files.hint', { most })}
      error={value.length > most ? t('feedback.files.many', { most }) : undefined}
      multiple
      extensions={extensions}
      maxBytes={maxBytes}
      upload={uploadFile}
      properties={askFiles}
      value={value}
      onChange={onChange}
      onSending={onSending}
    />
  );
};
