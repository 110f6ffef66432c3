import type * as z from 'zod/mini';
import { fieldPhrase } from '../../fields/field-errors.ts';
import { fieldFindings } from '../../fields/field-problems.ts';
import type { PaperProblem } from './papers-problems.ts';

type Locale = 'ru' | 'en';

/** Parses a sheet of papers. */
export type PapersSchema<Papers> = z.ZodMiniType<Papers>;

/** Labels of the register name the passport: here these fields belong to other papers. */
const nameless = new Set(['number', 'until', 'scans', 'passport', 'certificate']);

const phraseOf = ({ field, problem, ...demand }: PaperProblem, locale: Locale): string => {
  const last = field.split('.').at(-1) ?? '';
  return fieldPhrase(problem, nameless.has(last) ? '' : last, locale, demand);
};

/**
 * What the server would refuse in a sheet, by the path of the field, as sentences of the register.
 * @param rules check a well-formed sheet
 */
export function papersErrors<Papers>(
  schema: PapersSchema<Papers>,
  body: unknown,
  rules: (papers: Papers) => readonly PaperProblem[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const { data, error } = schema.safeParse(body, { reportInput: true });
  const found: readonly PaperProblem[] = error
    ? fieldFindings(error, body).map(({ path, ...rest }) => ({ ...rest, field: path.join('.') }))
    : rules(data as Papers);
  return new Map(found.toReversed().map((problem) => [problem.field, phraseOf(problem, locale)]));
}

/** Names of the fields of a form with their paths in the call. */
export type FieldPaths<Typed> = Readonly<Partial<Record<keyof Typed & string, string>>>;

/** The form field for a field of the call; for several parts of one paper, the first. */
export function fieldAt<Typed>(paths: FieldPaths<Typed>, path: string): (keyof Typed & string) | undefined {
  const all = Object.entries(paths) as [keyof Typed & string, string][];
  const within = all.find(([, at]) => path === at || path.startsWith(`${at}.`));
  return (within ?? all.find(([, at]) => at.startsWith(`${path}.`)))?.[0];
}
