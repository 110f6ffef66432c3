import { FileField } from '@novosel/ui/file-field.tsx';
import { FileRow } from '@novosel/ui/file-row.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import type { StoredFile, Upload } from '@novosel/ui/use-uploads.ts';
import { useState } from 'react';
import { Section, Shown } from './shown.tsx';

const megabyte = 1024 ** 2;

/** Goes forward by itself; names with «refuse» and «offline» show the two failures. */
const showUpload: Upload = async (file, { onProgress }) => {
  for (let percent = 0; percent <= 100; percent += 10) {
    onProgress(percent);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  if (file.name.includes('offline')) throw new Error('No connection');
  if (file.name.includes('refuse'))
    return { result: false, message: `<b>${file.name.replace(/[<&]/g, '')}</b>` };
  return {
    result: true,
    file: { key: `${file.name}-${file.lastModified}`, title: file.name, size: file.size },
  };
};

export const ElementsFiles = () => {
  const t = useText();
  const [one, setOne] = useState<readonly StoredFile[]>([]);
  const [many, setMany] = useState<readonly StoredFile[]>([
    { key: '1', title: 'snils_koroleva.pdf', size: 412 * 1024 },
  ]);
  return (
    <Section title={t('elements.files')}>
      <FileField
        label={t('elements.files.passport')}
        value={one}
        onChange={setOne}
        upload={showUpload}
        maxBytes={10 * megabyte}
        required
      />
      <FileField
        label={t('elements.files.several')}
        value={many}
        onChange={setMany}
        upload={showUpload}
        extensions={['png', 'jpg', 'jpeg', 'gif', 'pdf']}
        maxBytes={10 * megabyte}
        multiple
      />
      <Shown note={t('elements.files.rows')}>
        <ul>
          <FileRow title="pasport_korolev_razvorot_s_foto.jpg" size={3.3 * megabyte} progress={64} />
          <FileRow title="snils_koroleva.pdf" size={412 * 1024} onRemove={() => undefined} />
        </ul>
      </Shown>
    </Section>
  );
};
