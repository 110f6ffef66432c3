import { type HousePapers, housePapers } from '@novosel/contract/contracts/house-papers.ts';
import { type FieldFinding, fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import type { DateWithPrecision } from '@novosel/contract/time/date-with-precision.ts';
import { type PaperField, type PaperGroup, paperFields, paperGroups } from './paper-fields.ts';

/** Values of the fields by path, as typed. */
export type TypedPapers = Readonly<Record<string, string>>;

const textAt = (typed: TypedPapers, path: string): string => (typed[path] ?? '').trim();

/** Hundredths of a number such as «600,5»; NaN for anything else. */
const hundredths = (text: string): number =>
  /^\d+(?:[.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN;

function valueAt(typed: TypedPapers, { path, kind }: PaperField): unknown {
  const text = textAt(typed, path);
  if (text === '') return null;
  if (kind === 'count') return /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (kind === 'area' || kind === 'percent') return hundredths(text.replaceAll(/\s/g, ''));
  if (kind !== 'lines') return text;
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const valuesOf = (typed: TypedPapers, group: PaperGroup): Record<string, unknown> =>
  Object.fromEntries(paperGroups[group].map((field) => [lastOf(field.path), valueAt(typed, field)]));

/** null when the whole group is empty. */
function wholeOf(typed: TypedPapers, group: PaperGroup): Record<string, unknown> | null {
  const values = valuesOf(typed, group);
  return Object.values(values).every((value) => value === null) ? null : values;
}

const partNames = { month: 'month', quarter: 'quarter', 'half-year': 'half' } as const;

function commissioningOf(typed: TypedPapers): Record<string, unknown> | null {
  const { precision, day, year, part } = valuesOf(typed, 'commissioning');
  if (precision === null) return null;
  if (precision === 'day') return { precision, day };
  return { precision, year, [partNames[precision as keyof typeof partNames]]: part };
}

/** An empty list means that the house has no such equipment. */
function equipmentOf(typed: TypedPapers): unknown {
  const said = textAt(typed, 'equipment');
  if (said === '') return null;
  const { list } = valuesOf(typed, 'equipment');
  return said === 'none' ? [] : (list ?? ['']);
}

const valueOfPapers = (typed: TypedPapers): Record<string, unknown> => ({
  permit: wholeOf(typed, 'permit'),
  declaration: wholeOf(typed, 'declaration'),
  land: wholeOf(typed, 'land'),
  ...valuesOf(typed, 'house'),
  commissioning: commissioningOf(typed),
  escrowBank: wholeOf(typed, 'escrowBank'),
  warranty: wholeOf(typed, 'warranty'),
  areaSettlement: wholeOf(typed, 'areaSettlement'),
  early: textAt(typed, 'early') === '' ? null : textAt(typed, 'early') === 'yes',
  finishing: valuesOf(typed, 'finishing'),
  equipment: equipmentOf(typed),
});

/** The field that shows a finding. */
function fieldOf(path: readonly string[]): string {
  const whole = path.join('.');
  if (/^commissioning\.(?:month|quarter|half)$/.test(whole)) return 'commissioning.part';
  if (path[0] === 'equipment') return 'equipment.list';
  return (
    paperFields.find((field) => field.path === whole || whole.startsWith(`${field.path}.`))?.path ?? whole
  );
}

type ReadPapers =
  | { readonly papers: HousePapers }
  /** Findings by the path of the field. */
  | { readonly wrong: ReadonlyMap<string, FieldFinding> };

export function readPapers(typed: TypedPapers): ReadPapers {
  const value = valueOfPapers(typed);
  const { data, error } = housePapers.safeParse(value, { reportInput: true });
  if (data) return { papers: data };
  const findings = fieldFindings(error, value).toReversed();
  return { wrong: new Map(findings.map((finding) => [fieldOf(finding.path), finding])) };
}

const shown = (hundred: number): string => String(hundred / 100).replace('.', ',');

const partOf = (date: DateWithPrecision | null): number | string => {
  if (date?.precision === 'month') return date.month;
  if (date?.precision === 'quarter') return date.quarter;
  return date?.precision === 'half-year' ? date.half : '';
};

const valueIn = (papers: HousePapers, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((within, name) => (within as Record<string, unknown> | null)?.[name], papers);

/** The first values of the fields. */
export function typedOf(papers: HousePapers): TypedPapers {
  const { commissioning, early, equipment } = papers;
  const texts = paperFields.map(({ path, kind }) => {
    const value = valueIn(papers, path);
    if (value === null || value === undefined || typeof value === 'boolean') return [path, ''];
    if (kind === 'area' || kind === 'percent') return [path, shown(Number(value))];
    return [path, Array.isArray(value) ? value.join('\n') : String(value)];
  });
  return {
    ...Object.fromEntries(texts),
    'commissioning.part': String(partOf(commissioning)),
    early: early === null ? '' : early ? 'yes' : 'no',
    equipment: equipment === null ? '' : equipment.length > 0 ? 'list' : 'none',
    'equipment.list': equipment?.join('\n') ?? '',
  };
}

/** Whether the values of other fields require this one. */
export function isAsked(typed: TypedPapers, path: string): boolean {
  const precision = textAt(typed, 'commissioning.precision');
  if (path === 'commissioning.day') return precision === 'day';
  if (path === 'commissioning.year' || path === 'commissioning.part') return !['', 'day'].includes(precision);
  return path !== 'equipment.list' || textAt(typed, 'equipment') === 'list';
}
