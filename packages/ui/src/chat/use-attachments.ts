import { useEffect, useRef, useState } from 'react';
import { refusal } from '../files/file-rules.ts';
import { useFileSize } from '../files/use-file-size.ts';
import type { Upload } from '../files/use-uploads.ts';
import { useText } from '../text/i18n.tsx';

/** A file of the message that is being written. */
export interface Attachment {
  /** Generated here, the same until the message is sent. */
  readonly key: string;
  readonly file: File;
  /** Percent of the bytes sent, 0 to 100. */
  readonly progress: number;
  /** `held`: there was no connection; it is uploaded when there is one. */
  readonly state: 'sending' | 'held' | 'stored';
  /** The server's ID of a stored file. */
  readonly id?: string | undefined;
}

/** Limits on the files of a message. */
export interface AttachmentRules {
  readonly extensions: readonly string[];
  /** In bytes. */
  readonly maxBytes: number;
  readonly most: number;
}

interface UseAttachments {
  upload: Upload;
  rules: AttachmentRules;
  online: boolean;
}

export interface Attachments {
  readonly files: readonly Attachment[];
  /** Why files were refused, as HTML: the server's, or ours escaped. */
  readonly refused: readonly string[];
  readonly rules: AttachmentRules;
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** Returns the files for the message, and clears the list. */
  take(): readonly Attachment[];
}

const againMs = 3000;
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Files of the message that is being written: each is uploaded at once, can be removed, and is retried after
 * an outage.
 */
export const useAttachments = ({ upload, rules, online }: UseAttachments): Attachments => {
  const t = useText();
  const size = useFileSize();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const change = (key: string, changed: Partial<Attachment>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const forget = (key: string) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setFiles((all) => all.filter((one) => one.key !== key));
  };
  const send = async ({ key, file }: Attachment) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const { signal } = stop;
      const answer = await upload(file, { onProgress: (progress) => change(key, { progress }), signal });
      if (signal.aborted) return;
      if (answer.result) return change(key, { state: 'stored', progress: 100, id: answer.file.key });
      forget(key);
      setRefused((all) => [...all, answer.message]);
    } catch {
      if (!stop.signal.aborted) change(key, { state: 'held', progress: 0 });
    }
  };

  const held = files.filter(({ state }) => state === 'held');
  const heldKeys = held.map(({ key }) => key).join();
  const sendHeld = useRef(() => {});
  sendHeld.current = () => {
    for (const one of held) {
      change(one.key, { state: 'sending' });
      void send(one);
    }
  };
  useEffect(() => {
    if (!online || !heldKeys) return;
    const timer = setTimeout(() => sendHeld.current(), againMs);
    return () => clearTimeout(timer);
  }, [online, heldKeys]);

  const reasonOf = (file: File): string | undefined => {
    const { extensions, maxBytes } = rules;
    const reason = refusal(file, { extensions, maxBytes });
    if (reason === 'extension')
      return t('ui.file.extension', { file: file.name, list: extensions.join(', ') });
    return reason && t('ui.file.tooLarge', { file: file.name, size: size(maxBytes) });
  };
  return {
    files,
    refused,
    rules,
    add(come) {
      const reasons: string[] = [];
      const added: Attachment[] = [];
      for (const file of come) {
        const full = files.length + added.length >= rules.most;
        const reason = reasonOf(file) ?? (full ? t('ui.chat.files.most', { most: rules.most }) : undefined);
        if (reason) reasons.push(escapeHtml(reason));
        else added.push({ key: crypto.randomUUID(), file, progress: 0, state: 'sending' });
      }
      setRefused([...new Set(reasons)]);
      setFiles((all) => [...all, ...added]);
      for (const one of added) void send(one);
    },
    remove(key) {
      forget(key);
      setRefused([]);
    },
    take() {
      for (const { key, state } of files) if (state !== 'stored') stops.current.get(key)?.abort();
      stops.current.clear();
      setFiles([]);
      setRefused([]);
      return files;
    },
  };
};
