import UploadIcon from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './file-field.module.css';

interface FileDropProps {
  /** ID of the button; the rules have the ID `<id>-rules`, the refusals `<id>-refused`. */
  id: string;
  onFiles: (files: readonly File[]) => void;
  extensions: readonly string[];
  multiple: boolean;
  wrong: boolean;
  /** Whether files were refused, with messages about it. */
  refused: boolean;
  title?: string | undefined;
  /** Choosing is the main act of the page. */
  leads?: boolean | undefined;
  /** Which files are accepted, shown above the button. */
  rules: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Forces the look while a file is dragged over it, for the page of the kit. */
  'data-as'?: 'over' | undefined;
}

/** The place for files: dropped, chosen, or photographed by a phone. */
export const FileDrop = (props: FileDropProps) => {
  const { id, onFiles, extensions, multiple, wrong, refused, title, leads, rules, ref } = props;
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const held = over || props['data-as'] === 'over';
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Cleared at once, so that the same file can be chosen again after a failure (S4.8-08, S8-18).
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
        variant={leads ? 'primary' : 'secondary'}
        small={!leads}
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
