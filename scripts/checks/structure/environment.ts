import { type Finding, placeOf, sources } from '../sources.ts';

/** One file of each app reads the environment; scripts, test runners and test configurations are exempt. */
const MAY_READ =
  /^(scripts|e2e|faults|bench)\/|^apps\/server\/test\/figures\.ts$|^packages\/contract\/test\/property-runs\.ts$|^packages\/proof\/test\/figures\.ts$|^apps\/\w+\/src\/config\.ts$|\.(config|test)\.tsx?$/;

export function environment(): Finding {
  const files = sources(/\.(ts|tsx|mjs)$/);
  const problems = files
    .filter(({ path }) => !MAY_READ.test(path))
    .flatMap((file) =>
      [...file.text.matchAll(/process\.env|import\.meta\.env\.(?!DEV|PROD|MODE|BASE_URL|SSR)/g)].map(
        ({ index }) => `${placeOf(file, index)} reads the environment: only config.ts does`,
      ),
    );
  return { looked: files.length, at: 'files', problems };
}
