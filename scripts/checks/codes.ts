import { errorRegister } from '../../packages/contract/src/errors/errors.ts';
import { type Finding, type Source, sources } from './sources.ts';

const REGISTER = /^packages\/contract\/src\/errors(\.ts$|\/)/;
/** Files that declare error codes; a code in them is not thrown there. */
const DECLARES = /^packages\/contract\/src\/(.*\/)?[\w-]*endpoints\.ts$/;
const TESTS = /\.(test|e2e)\.tsx?$|^(e2e|faults)\//;

/** One use case test per refusal: code throws every error code of the register, and a test names it. */
export function codes(): Finding {
  const known = Object.keys(errorRegister);
  const files = sources(/\.tsx?$/).filter(({ path }) => !REGISTER.test(path) && !DECLARES.test(path));
  return { looked: known.length, at: 'error codes', problems: problemsOf(known, files) };
}

export function problemsOf(known: readonly string[], files: readonly Source[]): string[] {
  const named = codesOf(files.filter(({ path }) => TESTS.test(path)));
  const used = codesOf(files.filter(({ path }) => !TESTS.test(path)));
  return known.flatMap((code) => {
    if (!used.has(code)) return [`${code} stands in the register of errors and is used nowhere`];
    return named.has(code) ? [] : [`${code} is answered, and no test names it`];
  });
}

/** Codes in quotes or as names of fields; words in comments do not count. */
function codesOf(files: readonly Source[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line))
        .flatMap((line) => line.match(/\b[A-Z]+(_[A-Z]+)*\b/g) ?? []),
    ),
  );
}
