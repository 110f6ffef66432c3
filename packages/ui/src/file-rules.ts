/** Formats of a file field when it names none (S5-34, S9-22). */
export const defaultExtensions: readonly string[] = ['png', 'jpg', 'jpeg', 'gif'];

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Pickers of phones give a picture without an ending; then the system says of which format it is. */
const endingOf = ({ name, type = '' }: { name: string; type?: string }) =>
  name.includes('.') ? extensionOf(name) : (/^image\/([a-z]+)$/.exec(type)?.[1] ?? '');

/** Why the page refuses a file before it is sent; the server decides again by content. */
export const refusal = (
  file: { name: string; size: number; type?: string },
  { extensions, maxBytes }: { extensions: readonly string[]; maxBytes?: number | undefined },
): 'extension' | 'size' | undefined => {
  if (!extensions.includes(endingOf(file))) return 'extension';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
};
