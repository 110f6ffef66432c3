import UploadIcon from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './file-field.module.css';
import { FileRow } from './file-row.tsx';
import { defaultExtensions, refusal } from './file-rules.ts';
import { useText } from './i18n.tsx';
import { Icon } from './icon.tsx';
import { ServerText } from './server-text.tsx';
import { useFileSize } from './use-file-size.ts';
import { type StoredFile, type Upload, useUploads } from './use-uploads.ts';

interface FileFieldProps extends FieldProps {
  value: readonly StoredFile[];
  onChange: (files: readonly StoredFile[]) => void;
  upload: Upload;
  extensions?: readonly string[] | undefined;
  /** In bytes; shown in units of 1024. */
  maxBytes?: number | undefined;
  /** Several files; otherwise a new one takes the place of the old. */
  multiple?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Files with their rules, progress and errors, told in the words of the specification (S5-32..42). */
export const FileField = (props: FileFieldProps) => {
  const {
    label,
    hint,
    error,
    required = false,
    value,
    onChange,
    upload,
    maxBytes,
    multiple = false,
    ref,
  } = props;
  const extensions = props.extensions ?? defaultExtensions;
  const t = useText();
  const size = useFileSize();
  const id = useId();
  const [errors, setErrors] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  // Two files may come back between two renders: the second joins the first.
  const present = useRef(value);
  present.current = value;
  const keep = (files: readonly StoredFile[]) => {
    present.current = files;
    onChange(files);
  };
  const { pending, send } = useUploads({
    upload,
    onStored: (file) => keep(multiple ? [...present.current, file] : [file]),
    onRefused: (message) => setErrors((all) => [...all, message]),
  });
  const list = extensions.join(', ');
  const reasons = {
    extension: (file: File) => t('ui.file.extension', { file: file.name, list }),
    size: (file: File) => t('ui.file.tooLarge', { file: file.name, size: size(maxBytes ?? 0) }),
  };
  const take = (files: readonly File[]) => {
    const refused: string[] = [];
    for (const file of multiple ? files : files.slice(0, 1)) {
      const reason = refusal(file, { extensions, maxBytes });
      if (reason) refused.push(escapeHtml(reasons[reason](file)));
      else void send(file);
    }
    setErrors(refused);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const rules = [t('ui.file.formats', { list }), maxBytes && t('ui.file.limit', { size: size(maxBytes) })];
  const told: ReactNode = errors.map((one) => <ServerText key={one} html={one} />);
  return (
    <Field {...{ id, label, error, required }} group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same */}
      <div
        className={classNames(styles.drop, over && styles.over, error && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={UploadIcon} size="l" />
        <b>{t('ui.file.title', { multiple: multiple ? 'many' : 'one' })}</b>
        <span id={`${id}-rules`} className="small muted">
          {rules.filter(Boolean).join('. ')}
          <br />
          {hint ?? t('ui.file.hint')}
        </span>
        <Button
          ref={ref}
          id={id}
          variant="secondary"
          small
          className={styles.button}
          aria-labelledby={`${id} ${id}-label`}
          aria-describedby={`${id}-rules${error ? ` ${id}-error` : ''}`}
          onClick={() => document.getElementById(`${id}-input`)?.click()}
        >
          {t('ui.file.choose')}
        </Button>
        <input
          id={`${id}-input`}
          type="file"
          hidden
          multiple={multiple}
          accept={extensions.map((one) => `.${one}`).join(',')}
          onChange={choose}
        />
      </div>
      {(value.length > 0 || pending.length > 0) && (
        <ul aria-live="polite">
          {value.map((file) => (
            <FileRow
              key={file.key}
              title={file.title}
              size={file.size}
              url={file.url}
              onRemove={() => keep(value.filter((one) => one !== file))}
            />
          ))}
          {pending.map(({ id: key, title, size: bytes, progress }) => (
            <FileRow key={key} title={title} size={bytes} progress={progress} />
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <div className={styles.errors} role="alert">
          {told}
        </div>
      )}
    </Field>
  );
};

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
