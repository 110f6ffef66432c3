import { askFiles } from '@novosel/client/files/ask-files.ts';
import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { fileBytesAtMost, fileExtensions } from '@novosel/contract/documents/limits.ts';
import type { OwnScan } from '@novosel/contract/members/schema.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { FileField } from '@novosel/ui/files/file-field.tsx';
import { useEffect, useRef, useState } from 'react';

interface ScansFieldProps {
  label: string;
  hint?: string;
  value: readonly StoredFile[];
  onChange: (value: readonly StoredFile[]) => void;
  error: string | undefined;
  onSending: (sending: boolean) => void;
}

/** Scans of one paper, kept by the server. */
export const ScansField = ({ onSending, ...rest }: ScansFieldProps) => {
  const [sending, setSending] = useState(false);
  const told = useRef(false);
  useEffect(() => {
    if (told.current === sending) return;
    told.current = sending;
    onSending(sending);
  }, [sending, onSending]);
  return (
    <FileField
      {...rest}
      required
      multiple
      extensions={fileExtensions}
      maxBytes={fileBytesAtMost}
      upload={uploadFile}
      properties={askFiles}
      onSending={setSending}
    />
  );
};

/** Scans that were sent before, as a form holds them. */
export const storedScans = (ids: readonly string[], scans: readonly OwnScan[]): readonly StoredFile[] =>
  ids.map((key) => {
    const known = scans.find(({ id }) => id === key);
    return { key, title: known?.title ?? key, size: known?.bytes ?? 0 };
  });

export const keysOf = (files: readonly StoredFile[]): string[] => files.map(({ key }) => key);
