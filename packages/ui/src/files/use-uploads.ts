import { useEffect, useRef, useState } from 'react';
import {
  type FileEntry,
  finished,
  kept,
  newEntry,
  type StoredFile,
  storedOf,
  withProgress,
} from './file-entry.ts';

export type UploadAnswer = { result: true; file: StoredFile } | { result: false; message: string };

/** Uploads one file. @throws when there is no connection */
export type Upload = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<UploadAnswer>;

interface UseUploads {
  upload: Upload;
  /** Otherwise a file replaces the one that is still uploading, whose upload is aborted (S4.8-10). */
  multiple: boolean;
  /** @param place grows with every chosen file */
  onStored: (file: StoredFile, place: number) => void;
  onRefused: (message: string) => void;
}

let lastKey = 0;

/** Pending uploads, each with its entry; a network failure removes the entry silently (S8-20). */
export const useUploads = ({ upload, multiple, onStored, onRefused }: UseUploads) => {
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const stop = useRef(new AbortController());
  const latest = useRef({ onStored, onRefused });
  latest.current = { onStored, onRefused };
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const send = async (file: File) => {
    lastKey += 1;
    const place = lastKey;
    const entry = newEntry(`new-${place}`, file);
    const change = (by: (one: FileEntry) => FileEntry) =>
      setEntries((all) => all.map((one) => (one.key === entry.key ? by(one) : one)));
    if (!multiple) {
      stop.current.abort();
      stop.current = new AbortController();
    }
    const { signal } = stop.current;
    setEntries((all) => (multiple ? [...all, entry] : [entry]));
    try {
      const answer = await upload(file, {
        onProgress: (percent) => change((one) => withProgress(one, percent)),
        signal,
      });
      // The answer may have been on its way when the upload was aborted.
      if (signal.aborted) return;
      change(finished);
      if (answer.result) latest.current.onStored(storedOf(kept(entry, answer.file)), place);
      else latest.current.onRefused(answer.message);
    } catch {
      // The offline banner tells why (ruling on S8-20).
    } finally {
      setEntries((all) => all.filter((one) => one.key !== entry.key));
    }
  };
  return { entries, send };
};
