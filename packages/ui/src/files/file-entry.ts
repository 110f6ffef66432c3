/** A file that the server keeps: what a form holds of it. */
export interface StoredFile {
  /** The server's identifier. */
  key: string;
  title: string;
  /** In bytes. */
  size: number;
  url?: string | undefined;
}

/** A file as the field shows it, on its way or kept (S3-29). */
export interface FileEntry {
  /** Made here while the file is on its way, then the server's identifier. */
  readonly key: string;
  readonly title: string;
  /** In bytes. */
  readonly size: number;
  /** Share of the bytes sent, 0 to 100. */
  readonly progress: number;
  readonly url: string | undefined;
  /** All bytes are sent. */
  readonly loaded: boolean;
  /** The server keeps it. */
  readonly exists: boolean;
}

/** A file that has been chosen and not yet sent (S4.8, step 1). */
export const newEntry = (key: string, file: { name: string; size: number }): FileEntry => ({
  key,
  title: file.name,
  size: file.size,
  progress: 0,
  url: undefined,
  loaded: false,
  exists: false,
});

/** Step 2: the progress follows the bytes and never goes back. */
export const withProgress = (entry: FileEntry, percent: number): FileEntry => ({
  ...entry,
  progress: Math.max(entry.progress, Math.min(100, Math.max(0, Math.round(percent)))),
});

/** Step 3: all bytes are sent. */
export const finished = (entry: FileEntry): FileEntry => ({ ...entry, progress: 100, loaded: true });

const named = (words: string) => /\.[\p{L}\p{N}]{1,5}$/u.test(words);

/**
 * Title of a kept file: the name that the server's identifier carries as its last part; an identifier without
 * a name stands for the name under which the file was sent. Undefined when neither is a name.
 */
export const titleOf = (key: string, sentAs: string): string | undefined => {
  const last = key.slice(key.lastIndexOf('/') + 1);
  if (named(last)) return last;
  return sentAs && sentAs !== key ? sentAs : undefined;
};

/** Step 4: the server keeps the file under its own identifier. */
export const kept = (entry: FileEntry, file: StoredFile): FileEntry => ({
  ...finished(entry),
  key: file.key,
  title: titleOf(file.key, file.title || entry.title) ?? entry.title,
  size: file.size,
  url: file.url,
  exists: true,
});

/** What the form holds of a kept entry. */
export const storedOf = ({ key, title, size, url }: FileEntry): StoredFile => ({
  key,
  title,
  size,
  ...(url && { url }),
});

/**
 * The value of the field with one more file: joined to the others, or in their place (S4.8).
 * @param placeOf which of the files sent here it was, by its key: a small file comes back before a large one
 *   that was chosen first. What the form had before has no place, and stands first.
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
