/** Formats of a file field when it names none (S5-34, S9-22). */
export const defaultExtensions: readonly string[] = ['png', 'jpg', 'jpeg', 'gif'];

/** An ending has a letter: «Screenshot 12.05» has none. */
const endingOf = (name: string): string | undefined =>
  /\.(?=\d*[a-z])([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase();

/**
 * Pickers of phones give a picture without an ending; where the system doesn't say what it is, the server
 * finds out.
 */
const mayBe = ({ name, type = '' }: { name: string; type?: string }, extensions: readonly string[]) => {
  const ending = endingOf(name) ?? /^image\/([a-z]+)$/.exec(type)?.[1];
  if (ending !== undefined) return extensions.includes(ending);
  const unsaid = type === '' || type === 'application/octet-stream';
  return unsaid && !name.endsWith('.') && defaultExtensions.some((one) => extensions.includes(one));
};

/** Why the page refuses a file before it is sent; the server decides again by content. */
export const refusal = (
  file: { name: string; size: number; type?: string },
  { extensions, maxBytes }: { extensions: readonly string[]; maxBytes?: number | undefined },
): 'extension' | 'size' | undefined => {
  if (!mayBe(file, extensions)) return 'extension';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
};
