import { type RefObject, useEffect, useRef } from 'react';
import type { StoredFile } from './file-entry.ts';

/** The server's data of a file (S3-32). */
export interface FileProperties {
  readonly file: string;
  readonly exists: boolean;
  /** In bytes. */
  readonly size: number;
}

/** Asks which of the files the server still stores. @throws when there is no connection */
export type AskProperties = (keys: readonly string[]) => Promise<readonly FileProperties[]>;

/**
 * The files with the sizes that the server gave, without those that it does not store; the same list if
 * nothing changed.
 */
export const afterProperties = (
  files: readonly StoredFile[],
  told: readonly FileProperties[],
): readonly StoredFile[] => {
  const known = new Map(told.map((one) => [one.file, one]));
  const next = files.flatMap((file) => {
    const found = known.get(file.key);
    if (!found || found.size === file.size) return found?.exists === false ? [] : [file];
    return found.exists ? [{ ...file, size: found.size }] : [];
  });
  const same = next.length === files.length && next.every((file, index) => file === files[index]);
  return same ? files : next;
};

interface UseKeptFiles {
  value: readonly StoredFile[];
  /** The value with files that were stored since the last render: an answer must not drop them. */
  present: RefObject<readonly StoredFile[]>;
  onChange: (files: readonly StoredFile[]) => void;
  ask: AskProperties | undefined;
}

/**
 * When the value changes, fetches the data of unknown files: they get their sizes, and those that the server
 * does not store are removed (S4.8-13, S4.8-14). Without an answer all of them stay.
 * @returns `know`, to call with a file that has just been stored
 */
export const useKeptFiles = ({ value, present, onChange, ask }: UseKeptFiles) => {
  const known = useRef(new Set<string>());
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const keys = value.map(({ key }) => key).filter((key) => !known.current.has(key));
    if (!ask || keys.length === 0) return;
    for (const key of keys) known.current.add(key);
    const check = async () => {
      const told = await ask(keys);
      const next = afterProperties(present.current, told);
      if (next !== present.current) latest.current(next);
    };
    check().catch(() => {
      for (const key of keys) known.current.delete(key);
    });
  }, [value, present, ask]);
  return { know: (key: string) => known.current.add(key) };
};
