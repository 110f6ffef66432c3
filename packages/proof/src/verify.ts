import { readFile } from 'node:fs/promises';
import { checkArchive } from './archive/check-archive.ts';
import { reportLines } from './archive/report-words.ts';

/**
 * `npm run verify -- FILE.zip`: checks an archive of papers without a server.
 * Ends with 0 when all is whole, 1 when something is not, 2 when the file cannot be read.
 */
const [file] = process.argv.slice(2);
if (file) {
  try {
    const report = checkArchive(new Uint8Array(await readFile(file)));
    console.log(reportLines(report, 'ru').join('\n'));
    process.exitCode = report.isWhole ? 0 : 1;
  } catch (error) {
    const isOurs = error instanceof RangeError || (error as { code?: string }).code === 'ENOENT';
    if (!isOurs) throw error;
    console.error('Это не архив документов с ключами, или файла нет.');
    process.exitCode = 2;
  }
} else {
  console.error('Назовите файл: npm run verify -- Документы.zip');
  process.exitCode = 2;
}
