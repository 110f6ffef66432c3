/** Gives the person a text as a file; the page makes it itself, so there is no address to lead to. */
export const saveText = (text: string, { name, type }: { name: string; type: string }): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the bytes after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
