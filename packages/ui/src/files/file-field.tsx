import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Field, type FieldProps } from '../fields/field.tsx';
import { useText } from '../text/i18n.tsx';
import { type Left, whenLeft } from '../text/when-left.ts';
import { FileDrop } from './file-drop.tsx';
import { type StoredFile, titleOf, withFile } from './file-entry.ts';
import { FileRefusals } from './file-refusals.tsx';
import { FileRow } from './file-row.tsx';
import { defaultExtensions, refusal } from './file-rules.ts';
import { useFileSize } from './use-file-size.ts';
import { type AskProperties, useKeptFiles } from './use-kept-files.ts';
import { type Upload, useUploads } from './use-uploads.ts';

interface FilesProps {
  multiple: true;
  value: readonly StoredFile[];
  onChange: (files: readonly StoredFile[]) => void;
}

interface OneFileProps {
  multiple?: false | undefined;
  value: StoredFile | null;
  /** A new file replaces the old one. */
  onChange: (file: StoredFile | null) => void;
}

interface CommonProps extends FieldProps, Left {
  upload: Upload;
  /**
   * Fetches data of files that the field has not uploaded itself: those of a draft or of the profile
   * (S4.8-13).
   */
  properties?: AskProperties | undefined;
  extensions?: readonly string[] | undefined;
  /** What to choose, when it cannot be photographed; the default text offers both. */
  title?: string | undefined;
  /** In bytes; shown in units of 1024. */
  maxBytes?: number | undefined;
  /** Called when uploads begin and when none is pending any more: a form waits for them. */
  onSending?: ((sending: boolean) => void) | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

type FileFieldProps = CommonProps & (FilesProps | OneFileProps);

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const filesOf = (props: FileFieldProps): readonly StoredFile[] => {
  if (props.multiple) return props.value;
  return props.value ? [props.value] : [];
};

/** Files with their rules, progress and errors, in the words of the specification (S4.8, S5-32…42). */
export const FileField = (props: FileFieldProps) => {
  const { label, hint, error, required = false, upload, maxBytes, onSending, onBlur, ref } = props;
  const { multiple = false, extensions = defaultExtensions, title } = props;
  const t = useText();
  const size = useFileSize();
  const madeId = useId();
  const id = props.id ?? madeId;
  const [errors, setErrors] = useState<readonly string[]>([]);
  const value = filesOf(props);
  // Two uploads may finish between two renders: the second must see the first.
  const present = useRef(value);
  present.current = value;
  const places = useRef(new Map<string, number>());
  const keep = (files: readonly StoredFile[]) => {
    present.current = files;
    if (props.multiple) props.onChange(files);
    else props.onChange(files[0] ?? null);
  };
  const { know } = useKeptFiles({ value, present, onChange: keep, ask: props.properties });
  const { entries, send } = useUploads({
    upload,
    multiple,
    onStored: (file, place) => {
      know(file.key);
      places.current.set(file.key, place);
      keep(withFile(present.current, file, multiple, (key) => places.current.get(key) ?? 0));
    },
    onRefused: (message) => setErrors((all) => [...all, message]),
  });
  const sending = entries.length > 0;
  useEffect(() => onSending?.(sending), [onSending, sending]);
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
  const rules = [t('ui.file.formats', { list }), maxBytes && t('ui.file.limit', { size: size(maxBytes) })];
  return (
    // A pending upload will be there soon: nothing is missing yet.
    <Field {...{ id, label, error, required }} group onBlur={whenLeft(sending ? undefined : onBlur)}>
      <FileDrop
        {...{ id, extensions, multiple, title, ref }}
        wrong={Boolean(error)}
        refused={errors.length > 0}
        onFiles={take}
        rules={
          <>
            {rules.filter(Boolean).join('. ')}
            <br />
            {hint ?? t('ui.file.hint')}
          </>
        }
      />
      {(value.length > 0 || sending) && (
        <ul aria-live="polite">
          {value.map((file, index) => (
            <FileRow
              key={file.key}
              title={titleOf(file.key, file.title) ?? t('ui.file.unnamed', { number: index + 1 })}
              size={file.size}
              url={file.url}
              onRemove={() => keep(value.filter((one) => one !== file))}
            />
          ))}
          {entries.map(({ key, title, size: bytes, progress }) => (
            <FileRow key={key} title={title} size={bytes} progress={progress} />
          ))}
        </ul>
      )}
      <FileRefusals id={`${id}-refused`} refused={errors} />
    </Field>
  );
};
