import { feedbackFiles } from '@novosel/contract/fields/field-rules.ts';
import { Field } from '@novosel/ui/fields/field.tsx';
import { FileDrop } from '@novosel/ui/files/file-drop.tsx';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { FileRefusals } from '@novosel/ui/files/file-refusals.tsx';
import { FileRow } from '@novosel/ui/files/file-row.tsx';
import type { AskProperties } from '@novosel/ui/files/use-kept-files.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { showUpload } from './show-upload.ts';
import { Section, Shown } from './shown.tsx';

const megabyte = 1024 ** 2;

/** Files of a profile: the server still keeps the first one, but not the second. */
const inProfile: readonly StoredFile[] = [
  { key: '0193c1de-5b0e-7000-8000-000000000001', title: '', size: 0 },
  { key: '0193c1de-5b0e-7000-8000-000000000002', title: 'gone.pdf', size: 0 },
];

const askShown: AskProperties = async (keys) =>
  keys.map((file) => ({ file, exists: !file.endsWith('2'), size: 412 * 1024 }));

export const ElementsFiles = () => {
  const t = useText();
  const [one, setOne] = useState<StoredFile | null>(null);
  const [many, setMany] = useState(inProfile);
  const [wrong, setWrong] = useState<StoredFile | null>(null);
  const all = { upload: showUpload, maxBytes: 10 * megabyte };
  return (
    <Section id="files">
      <FileField {...all} label={t('elements.files.passport')} value={one} onChange={setOne} required />
      <FileField
        {...feedbackFiles}
        upload={showUpload}
        label={t('elements.files.several')}
        value={many}
        onChange={setMany}
        properties={askShown}
        multiple
      />
      <FileField
        {...all}
        label={t('elements.files.wrong')}
        value={wrong}
        onChange={setWrong}
        error={t('elements.files.wrong.error')}
        required
      />
      <Field id="refused" label={t('elements.files.refused')} group>
        <FileDrop
          id="refused"
          extensions={['png', 'jpg']}
          multiple={false}
          wrong={false}
          refused
          rules={t('elements.files.refused.rules')}
          onFiles={() => undefined}
        />
        <FileRefusals
          id="refused-refused"
          refused={[t('elements.files.refused.size'), t('elements.files.refused.kind')]}
        />
      </Field>
      <Field id="held" label={t('elements.files.held')} group>
        <FileDrop
          id="held"
          extensions={['png', 'jpg']}
          multiple={false}
          wrong={false}
          refused={false}
          rules={t('elements.files.refused.rules')}
          onFiles={() => undefined}
          data-as="over"
        />
      </Field>
      <Shown note={t('elements.files.rows')}>
        <ul>
          <FileRow title="pasport_korolev_razvorot_s_foto.jpg" size={3.3 * megabyte} progress={64} />
          <FileRow title="snils_koroleva.pdf" size={412 * 1024} onRemove={() => undefined} />
        </ul>
      </Shown>
    </Section>
  );
};
