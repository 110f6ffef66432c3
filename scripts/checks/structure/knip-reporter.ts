import type { Reporter } from 'knip';

/** Prints one line for the check `unused`: how many files knip read, and each unused thing. */
const reporter: Reporter = ({ issues, counters, report }) => {
  const problems = Object.entries(issues)
    .filter(([type]) => report[type as keyof typeof report])
    .flatMap(([type, byFile]) =>
      Object.values(byFile).flatMap((found) =>
        Object.values(found).map(({ filePath, symbol, line }) => {
          const place = filePath.replace(`${process.cwd()}/`, '');
          return type === 'files' ? `${place} is used by nobody` : `${place}:${line ?? 1} ${type}: ${symbol}`;
        }),
      ),
    );
  process.stdout.write(`\nKNIP ${JSON.stringify({ looked: counters.processed, problems })}\n`);
};

// biome-ignore lint/style/noDefaultExport: knip takes a reporter by its default export
export default reporter;
