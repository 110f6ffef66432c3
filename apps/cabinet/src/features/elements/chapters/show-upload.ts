import type { Upload } from '@novosel/ui/files/use-uploads.ts';

/**
 * Simulates an upload, a slow one for a file name with «slow»; names with «refuse» and «offline» show the two
 * failures.
 */
export const showUpload: Upload = async (file, { onProgress }) => {
  const step = file.name.includes('slow') ? 300 : 120;
  for (let percent = 0; percent <= 100; percent += 10) {
    onProgress(percent);
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  if (file.name.includes('offline')) throw new Error('No connection');
  if (file.name.includes('refuse'))
    return { result: false, message: `<b>${file.name.replace(/[<&]/g, '')}</b>` };
  return {
    result: true,
    file: { key: `${file.name}-${file.lastModified}`, title: file.name, size: file.size },
  };
};
