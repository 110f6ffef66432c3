import { Liquid } from 'liquidjs';
import { templateLimits } from '../template.ts';
import { paperFilters } from './filters.ts';

/** Tags that cannot read files, change the data or write without an end. */
const allowedTags: ReadonlySet<string> = new Set(['if', 'unless', 'case', 'for', 'comment', '#']);

/** Bounds of one clause: milliseconds, nodes that are written, and units of memory as Liquid counts them. */
const bounds = { renderLimit: 500, templateLimit: 2_000, memoryLimit: 100_000 } as const;

/** A placeholder whose value is empty or is no text: a contract must not have a gap there. */
export class EmptyValueError extends Error {}

function written(value: unknown): string {
  const isText = typeof value === 'string' && value.trim() !== '';
  if (isText || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  throw new EmptyValueError('a placeholder is empty');
}

function makeEngine(): Liquid {
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    ownPropertyOnly: true,
    // An empty list of templates takes the place of the file system.
    templates: {},
    dynamicPartials: false,
    parseLimit: templateLimits.body,
    memoryLimit: bounds.memoryLimit,
    outputEscape: written,
  });
  for (const name of Object.keys(engine.tags)) if (!allowedTags.has(name)) delete engine.tags[name];
  for (const name of Object.keys(engine.filters)) delete engine.filters[name];
  for (const [name, write] of paperFilters) engine.registerFilter(name, (value: unknown) => write(value));
  return engine;
}

const engine = makeEngine();

/** The text of a source. @throws the errors of Liquid, and EmptyValueError within them */
export const writeSource = (source: string, data: object): string =>
  engine.renderSync(engine.parse(source), data, {
    renderLimit: bounds.renderLimit,
    templateLimit: bounds.templateLimit,
  });

/** Whether a condition holds. @throws the errors of Liquid */
export function holds(condition: string, data: object): boolean {
  const value: unknown = engine.evalValueSync(condition, data);
  return value !== false && value !== null;
}
