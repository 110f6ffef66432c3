import { useEffect, useRef, useState } from 'react';

/** A file that the server keeps. */
export interface StoredFile {
  /** The server's identifier. */
  key: string;
  title: string;
  /** In bytes. */
  size: number;
  url?: string | undefined;
}

export type UploadAnswer = { result: true; file: StoredFile } | { result: false; message: string };

/** Sends one file; throws when there is no connection. */
export type Upload = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<UploadAnswer>;

/** A file on its way. */
export interface Pending {
  id: number;
  title: string;
  size: number;
  /** 0 to 100. */
  progress: number;
}

interface UseUploads {
  upload: Upload;
  onStored: (file: StoredFile) => void;
  onRefused: (message: string) => void;
}

let lastId = 0;

/** The files being sent: each with its progress; a network failure takes the entry away silently (S8-20). */
export const useUploads = ({ upload, onStored, onRefused }: UseUploads) => {
  const [pending, setPending] = useState<Pending[]>([]);
  const stop = useRef(new AbortController());
  const latest = useRef({ onStored, onRefused });
  latest.current = { onStored, onRefused };
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const send = async (file: File) => {
    lastId += 1;
    const id = lastId;
    setPending((all) => [...all, { id, title: file.name, size: file.size, progress: 0 }]);
    const onProgress = (progress: number) =>
      setPending((all) => all.map((one) => (one.id === id ? { ...one, progress } : one)));
    try {
      const answer = await upload(file, { onProgress, signal: stop.current.signal });
      if (answer.result) latest.current.onStored(answer.file);
      else latest.current.onRefused(answer.message);
    } catch {
      // The offline banner tells why (ruling on S8-20).
    } finally {
      setPending((all) => all.filter((one) => one.id !== id));
    }
  };
  return { pending, send };
};
