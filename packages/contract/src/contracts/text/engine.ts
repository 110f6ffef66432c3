import { Context, type Emitter, Liquid, toValueSync } from 'liquidjs';
import { templateLimits } from '../template.ts';
import { paperFilters } from './filters.ts';

/** Tags that cannot read files, change the data or write without an end. */
const allowedTags: ReadonlySet<string> = new Set(['if', 'unless', 'case', 'for', 'comment', '#']);

/** Bounds of one clause: milliseconds, characters, and units of memory as Liquid counts them. */
const bounds = { milliseconds: 500, characters: 20_000, memory: 100_000 } as const;

/** A placeholder whose value is empty or is no text: a contract must not have a gap there. */
export class EmptyValueError extends Error {}

/** A clause that writes more than its bounds. */
export class TooLongError extends Error {}

/** Liquid bounds time and memory, but not what loops write. */
class BoundedEmitter implements Emitter {
  buffer = '';
  write(text: string): void {
    this.buffer += text;
    if (this.buffer.length > bounds.characters) throw new TooLongError('the text is too long');
  }
}

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
    renderLimit: bounds.milliseconds,
    memoryLimit: bounds.memory,
    outputEscape: written,
  });
  for (const name of Object.keys(engine.tags)) if (!allowedTags.has(name)) delete engine.tags[name];
  for (const name of Object.keys(engine.filters)) delete engine.filters[name];
  for (const [name, write] of paperFilters) engine.registerFilter(name, (value: unknown) => write(value));
  return engine;
}

const engine = makeEngine();

/** The text of a source. @throws the errors of Liquid, with EmptyValueError and TooLongError within them */
export function writeSource(source: string, data: object): string {
  const emitter = new BoundedEmitter();
  const context = new Context(data, engine.options, { sync: true }, { liquid: engine });
  toValueSync(engine.renderer.renderTemplates(engine.parse(source), context, emitter));
  return emitter.buffer;
}

/** Whether a condition holds. @throws the errors of Liquid */
export function holds(condition: string, data: object): boolean {
  const value: unknown = engine.evalValueSync(condition, data);
  return value !== false && value !== null;
}
