import UploadIcon from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './file-field.module.css';

interface FileDropProps {
  /** Id of the button; the rules take `<id>-rules`, what was refused `<id>-refused`. */
  id: string;
  onFiles: (files: readonly File[]) => void;
  extensions: readonly string[];
  multiple: boolean;
  wrong: boolean;
  /** Files were refused, and it is told why. */
  refused: boolean;
  title?: string | undefined;
  /** What may be sent, told above the button. */
  rules: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The look of a place over which a file is held, for the page of the kit. */
  'data-as'?: 'over' | undefined;
}

/** Where files come in: dropped, chosen, or photographed by a phone. */
export const FileDrop = (props: FileDropProps) => {
  const { id, onFiles, extensions, multiple, wrong, refused, title, rules, ref } = props;
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const held = over || props['data-as'] === 'over';
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Cleared at once: the same file may be chosen again after a failure (S4.8-08, S8-18).
    target.value = '';
    onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={classNames(styles.drop, held && styles.over, wrong && styles.wrong)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={UploadIcon} size="l" />
      <b>{title ?? t('ui.file.title', { multiple: multiple ? 'many' : 'one' })}</b>
      <span id={`${id}-rules`} className="small muted">
        {rules}
      </span>
      <Button
        ref={ref}
        id={id}
        variant="secondary"
        small
        className={styles.button}
        aria-labelledby={`${id} ${id}-label`}
        aria-describedby={[wrong && `${id}-error`, refused && `${id}-refused`, `${id}-rules`]
          .filter(Boolean)
          .join(' ')}
        onClick={() => input.current?.click()}
      >
        {t('ui.file.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={extensions.map((one) => `.${one}`).join(',')}
        onChange={choose}
      />
    </div>
  );
};
