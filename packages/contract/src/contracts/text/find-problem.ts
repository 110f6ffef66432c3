import { AssertionError, LiquidError, UndefinedVariableError } from 'liquidjs';
import type { TemplateProblem } from '../template-problems.ts';
import { EmptyValueError, TooLongError } from './engine.ts';

type Code = TemplateProblem['code'];

/** Messages of Liquid, which names no codes. */
const messages: readonly (readonly [RegExp, Code])[] = [
  [/^undefined filter/, 'filter-unknown'],
  [/^tag .* not found/, 'tag-forbidden'],
  [/^(?:parse length|memory alloc) limit exceeded/, 'too-long'],
  [/limit exceeded/, 'too-slow'],
];

const codeByMessage = ({ message }: Error): Code =>
  messages.find(([pattern]) => pattern.test(message))?.[1] ?? 'syntax';

function codeOf(error: LiquidError): Code {
  if (error instanceof UndefinedVariableError) return 'placeholder-unknown';
  const { originalError } = error;
  if (originalError instanceof EmptyValueError) return 'placeholder-empty';
  if (originalError instanceof TooLongError) return 'too-long';
  return originalError instanceof RangeError ? 'value-wrong' : codeByMessage(error);
}

/** The place in the source, without braces. */
const placeholderOf = ({ token }: LiquidError): string =>
  token
    .getText()
    .replace(/^\{[{%]-?|-?[%}]\}$/g, '')
    .trim()
    .slice(0, 100);

/**
 * What a template did wrong where Liquid stopped.
 * @throws the error itself when it is not one of Liquid
 */
export function findProblem(error: unknown, clauseId: string): TemplateProblem {
  // The limit of the source is refused before there is a place in it.
  if (error instanceof AssertionError) return { code: codeByMessage(error), clauseId, placeholder: '' };
  if (!(error instanceof LiquidError)) throw error;
  return { code: codeOf(error), clauseId, placeholder: placeholderOf(error) };
}
