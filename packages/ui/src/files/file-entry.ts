/** A file that the server stores, as a form holds it. */
export interface StoredFile {
  /** The server's key of the file. */
  key: string;
  title: string;
  /** In bytes. */
  size: number;
  url?: string | undefined;
}

/** A file as the field shows it, uploading or stored (S3-29). */
export interface FileEntry {
  /** Generated here during the upload, then the server's key. */
  readonly key: string;
  readonly title: string;
  /** In bytes. */
  readonly size: number;
  /** Percent of the bytes sent, 0 to 100. */
  readonly progress: number;
  readonly url: string | undefined;
  /** All bytes are sent. */
  readonly loaded: boolean;
  /** Whether the server stores it. */
  readonly exists: boolean;
}

/** The entry of a chosen file before its upload (S4.8, step 1). */
export const newEntry = (key: string, file: { name: string; size: number }): FileEntry => ({
  key,
  title: file.name,
  size: file.size,
  progress: 0,
  url: undefined,
  loaded: false,
  exists: false,
});

/** Step 2: the progress follows the sent bytes and never decreases. */
export const withProgress = (entry: FileEntry, percent: number): FileEntry => ({
  ...entry,
  progress: Math.max(entry.progress, Math.min(100, Math.max(0, Math.round(percent)))),
});

/** Step 3: all bytes are sent. */
export const finished = (entry: FileEntry): FileEntry => ({ ...entry, progress: 100, loaded: true });

const named = (words: string) => /\.[\p{L}\p{N}]{1,5}$/u.test(words);

/**
 * Title of a stored file: the name in the last part of the server's key; for a key without a name, the name
 * of the sent file. Undefined when neither is a name.
 */
export const titleOf = (key: string, sentAs: string): string | undefined => {
  const last = key.slice(key.lastIndexOf('/') + 1);
  if (named(last)) return last;
  return sentAs && sentAs !== key ? sentAs : undefined;
};

/** Step 4: the server stores the file under its own key. */
export const kept = (entry: FileEntry, file: StoredFile): FileEntry => ({
  ...finished(entry),
  key: file.key,
  title: titleOf(file.key, file.title || entry.title) ?? entry.title,
  size: file.size,
  url: file.url,
  exists: true,
});

/** The file of a stored entry, as the form holds it. */
export const storedOf = ({ key, title, size, url }: FileEntry): StoredFile => ({
  key,
  title,
  size,
  ...(url && { url }),
});

/**
 * The value of the field with one more file: added to the others, or in their place (S4.8).
 * @param placeOf in which order the file was chosen, by its key: a small file finishes before a large one
 *   that was chosen first. Files that the form had before have no order, and come first.
 */
export const withFile = (
  files: readonly StoredFile[],
  file: StoredFile,
  multiple: boolean,
  placeOf: (key: string) => number = () => 0,
): readonly StoredFile[] => {
  if (!multiple) return [file];
  const later = files.findIndex(({ key }) => placeOf(key) > placeOf(file.key));
  return later < 0 ? [...files, file] : files.toSpliced(later, 0, file);
};
