import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { bodyShape, type Shape, sampleBody } from './sample-body.ts';

interface WrongBody {
  readonly field: string;
  readonly what: string;
  readonly body: object;
}

type Fields = Record<string, unknown>;

/** Bodies that are right but for one field, which no value of its kind may hold. */
export function wrongBodies(endpoint: AnyEndpoint): WrongBody[] {
  const shape = bodyShape(endpoint);
  return shape ? spoiled(shape, sampleBody(endpoint), wrongOf) : [];
}

/** Bodies with one field at the end of what its kind may hold, or with words that somebody might run. */
export function edgeBodies(endpoint: AnyEndpoint): WrongBody[] {
  const shape = bodyShape(endpoint);
  return shape ? spoiled(shape, sampleBody(endpoint), edgesOf) : [];
}

/** Values of a field by what is wrong with them; `undefined` leaves it out. */
type Spoil = (shape: Shape, isRequired: boolean) => Readonly<Record<string, unknown>>;

/** Goes into the parts of a body and the first item of its lists, too. */
function spoiled(shape: Shape, fields: Fields, spoil: Spoil): WrongBody[] {
  return Object.entries(shape.properties ?? {}).flatMap(([field, part]) => {
    const isRequired = shape.required?.includes(field) ?? false;
    const own = Object.entries(spoil(part, isRequired)).map(([what, value]) => ({
      field,
      what,
      body: { ...fields, [field]: value },
    }));
    return [
      ...own,
      ...inner(part, fields[field], spoil).map((one) => ({ ...one, body: { ...fields, [field]: one.body } })),
    ];
  });
}

function inner(part: Shape, value: unknown, spoil: Spoil): WrongBody[] {
  if (part.properties) return spoiled(part, (value ?? {}) as Fields, spoil);
  if (!part.items?.properties) return [];
  const [item] = (value ?? []) as Fields[];
  return item ? spoiled(part.items, item, spoil).map((one) => ({ ...one, body: [one.body] })) : [];
}

const kindsOf = (shape: Shape): readonly Shape[] => {
  const { type, anyOf, oneOf } = shape;
  if (Array.isArray(type)) return type.map((one) => ({ ...shape, type: one }));
  return (anyOf ?? oneOf)?.flatMap(kindsOf) ?? [shape];
};
const isNumber = ({ type }: Shape) => type === 'integer' || type === 'number';

function wrongOf(shape: Shape, isRequired: boolean): Record<string, unknown> {
  const kinds = kindsOf(shape);
  const [kind = shape] = kinds;
  const wrong: Record<string, unknown> = { 'of another type': kind.type === 'object' ? 'текст' : {} };
  if (isRequired) wrong.absent = undefined;
  if (!kinds.some(({ type }) => type === 'null')) wrong.null = null;
  if (kind.type === 'string') {
    wrong['a number'] = 5;
    wrong['with a zero character'] = 'Вера\u0000';
    wrong['with half a character'] = 'Вера\ud83d';
    wrong['too long'] = 'я'.repeat((kind.maxLength ?? 99_999) + 1);
  } else if (isNumber(kind)) {
    wrong['a word'] = 'много';
    wrong['not whole'] = 1.5;
    wrong['too large'] = kind.const === undefined ? (kind.maximum ?? Number.MAX_SAFE_INTEGER) + 1 : 99;
  } else if (kind.type === 'array') {
    wrong['a word'] = 'много';
    wrong['too many'] = Array.from(
      { length: (kind.maxItems ?? 9_999) + 1 },
      () => kind.items?.enum?.[0] ?? 1,
    );
  } else if (kind.type === 'boolean') wrong['a word'] = 'да';
  return wrong;
}

const hostile = {
  'as a page': `"><img src=x onerror=alert(1)><script>alert(1)</script>`,
  'as a query': `'; drop table users; --`,
  'as a template': '{{constructor.constructor("return process")()}} <%= 7*7 %> %s %n',
  'turned round': '\u202eтекст\u2066\ufeff\u0007',
};

function edgesOf(shape: Shape): Record<string, unknown> {
  const [kind = shape] = kindsOf(shape);
  const isFree = kind.type === 'string' && !kind.enum && !kind.format && kind.const === undefined;
  if (isFree) return hostile;
  if (isNumber(kind) && kind.const === undefined)
    return { least: kind.minimum ?? 1, most: kind.maximum ?? Number.MAX_SAFE_INTEGER };
  return {};
}
