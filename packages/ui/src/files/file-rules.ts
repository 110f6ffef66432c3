/** Formats of a file field when it names none (S5-34, S9-22). */
export const defaultExtensions: readonly string[] = ['png', 'jpg', 'jpeg', 'gif'];

/** The extension of a name; one without letters is none: «Screenshot 12.05». */
const endingOf = (name: string): string | undefined =>
  /\.(?=\d*[a-z])([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase();

/**
 * Whether a file may have one of these types. File pickers of phones may give a photo without an extension;
 * when the system does not tell its type, the server finds out.
 */
const mayBe = ({ name, type = '' }: { name: string; type?: string }, extensions: readonly string[]) => {
  const ending = endingOf(name) ?? /^image\/([a-z]+)$/.exec(type)?.[1];
  if (ending !== undefined) return extensions.includes(ending);
  const unsaid = type === '' || type === 'application/octet-stream';
  return unsaid && !name.endsWith('.') && defaultExtensions.some((one) => extensions.includes(one));
};

/** Why the page refuses a file before the upload; the server checks the content again. */
export const refusal = (
  file: { name: string; size: number; type?: string },
  { extensions, maxBytes }: { extensions: readonly string[]; maxBytes?: number | undefined },
): 'extension' | 'size' | undefined => {
  if (!mayBe(file, extensions)) return 'extension';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
};
