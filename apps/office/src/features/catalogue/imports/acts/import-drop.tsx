import { fileBytesAtMost } from '@novosel/contract/documents/limits.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ComplexField } from '../../frame/complex-field.tsx';
import { importPath, planPath } from '../../paths.ts';
import styles from './import-drop.module.css';
import { useImportUpload } from './use-import-upload.ts';
import { useSheetChoice } from './use-sheet-choice.tsx';

/** File types that the server accepts. */
const extensions = ['csv', 'xlsx'];

interface ImportDropProps {
  label: string;
  /** The day from which the prices of the file hold, YYYY-MM-DD. */
  validFrom?: string | undefined;
}

/** Uploads a file for a complex, and leads to the page with its changes. */
export const ImportDrop = ({ label, validFrom }: ImportDropProps) => {
  const t = useText();
  const navigate = useNavigate();
  const [complex, setComplex] = useState<number>();
  const { ask, dialog } = useSheetChoice();
  const upload = useImportUpload({ validFrom, complex, ask });
  return (
    <div className={styles.root}>
      <ComplexField value={complex} onChange={setComplex} hint={t('catalogue.import.complex.hint')} />
      <FileField
        label={label}
        title={t('catalogue.import.file.choose')}
        hint={t('catalogue.import.file.hint')}
        extensions={extensions}
        maxBytes={fileBytesAtMost}
        upload={upload}
        value={null}
        onChange={(file) => {
          if (file) void navigate((validFrom ? planPath : importPath)(file.key));
        }}
      />
      {dialog}
    </div>
  );
};
