/** Downloads a text as a file; the page makes it itself, so there is no address to link to. */
export const saveText = (text: string, { name, type }: { name: string; type: string }): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the bytes after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
