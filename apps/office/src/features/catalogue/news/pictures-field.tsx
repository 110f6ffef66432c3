import { fileBytesAtMost } from '@novosel/contract/documents/limits.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { PictureWords } from './picture-words.tsx';
import styles from './pictures-field.module.css';
import { useNewsPicture } from './use-news-picture.ts';

const extensions = ['png', 'jpg', 'jpeg'];

interface PicturesFieldProps {
  value: readonly StoredFile[];
  onChange: (files: readonly StoredFile[]) => void;
  onSending: (sending: boolean) => void;
  error?: string | undefined;
  /** The text alternative of each picture, beside the value. */
  words: readonly { readonly alt: string; readonly error: string | undefined }[];
  onWords: (index: number, alt: string) => void;
  onLeft: () => void;
}

/** Pictures of the building site in the order in which they will be shown, each with its text alternative. */
export const PicturesField = (props: PicturesFieldProps) => {
  const { value, onChange, onSending, error, words, onWords, onLeft } = props;
  const t = useText();
  const { upload, pictureOf } = useNewsPicture();
  return (
    <div className={styles.root}>
      <FileField
        label={t('catalogue.news.pictures')}
        hint={t('catalogue.news.pictures.hint')}
        multiple
        extensions={extensions}
        maxBytes={fileBytesAtMost}
        upload={upload}
        value={value}
        error={error}
        onChange={onChange}
        onSending={onSending}
      />
      {value.length > 0 && (
        <PictureWords
          pictures={value.map(({ key, title }, index) => ({
            id: key,
            src: pictureOf(key),
            name: t('catalogue.news.picture', { number: index + 1, name: title }),
            alt: words[index]?.alt ?? '',
            error: words[index]?.error,
          }))}
          onWords={onWords}
          onLeft={onLeft}
        />
      )}
    </div>
  );
};
