import { askFiles } from '@novosel/client/files/ask-files.ts';
import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { fileBytesAtMost, fileExtensions } from '@novosel/contract/documents/limits.ts';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { UseFormReturn } from 'react-hook-form';
import styles from './passport.module.css';
import type { PassportValues } from './passport-values.ts';

interface PassportScansProps {
  form: UseFormReturn<PassportValues>;
  onSending: (sending: boolean) => void;
}

/** Scans of the passport: uploaded at once, the form holds their IDs. */
export const PassportScans = ({ form, onSending }: PassportScansProps) => {
  const t = useText();
  const { value, error, ref, onBlur } = useField(form, 'scans');
  return (
    <div className={styles.part}>
      <h2 className="title-s">{t('passport.scans')}</h2>
      <div>
        <FileField
          label={t('passport.scans.label')}
          required
          multiple
          error={error}
          extensions={fileExtensions}
          maxBytes={fileBytesAtMost}
          upload={uploadFile}
          properties={askFiles}
          onSending={onSending}
          value={value}
          ref={ref}
          onBlur={onBlur}
          onChange={(files) =>
            form.setValue('scans', files, {
              shouldValidate: form.formState.isSubmitted || error !== undefined,
              shouldTouch: true,
            })
          }
        />
      </div>
    </div>
  );
};
