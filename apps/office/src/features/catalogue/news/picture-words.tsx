import { newsAltAtMost } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './picture-words.module.css';

interface PictureWordsProps {
  pictures: readonly {
    readonly id: string;
    readonly src: string | undefined;
    /** Name of the picture's fields in the form. */
    readonly name: string;
    readonly alt: string;
    readonly error: string | undefined;
  }[];
  onWords: (index: number, alt: string) => void;
  onLeft: () => void;
}

/** Pictures in the order in which they are shown, each with its text alternative. */
export const PictureWords = ({ pictures, onWords, onLeft }: PictureWordsProps) => {
  const t = useText();
  return (
    <ol className={styles.shown} aria-label={t('catalogue.news.shown')}>
      {pictures.map(({ id, src, name, alt, error }, index) => (
        <li key={id}>
          <img src={src} alt={name} />
          <TextField
            label={t('catalogue.news.alt', { number: index + 1 })}
            hint={index === 0 ? t('catalogue.news.alt.hint') : undefined}
            required
            maxLength={newsAltAtMost}
            value={alt}
            error={error}
            onBlur={onLeft}
            onChange={(event) => onWords(index, event.target.value)}
          />
        </li>
      ))}
    </ol>
  );
};
