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

/** As the server takes them. */
const extensions = ['csv', 'xlsx'];

interface ImportDropProps {
  label: string;
  /** The day from which the prices of the file are to hold. */
  validFrom?: string | undefined;
}

/** Takes a file of a complex, and leads to what it would change. */
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
