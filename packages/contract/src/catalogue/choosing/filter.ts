import { directions, estateKinds, finishings, paymentForms, viewCodes } from '../codes.ts';
import type { Direction } from '../drawn/plan.ts';
import type { EstateKind, Finishing, PaymentForm } from '../schema.ts';
import type { ViewCode } from '../view.ts';

/** Room counts of the filter: 0 is a studio, 4 is four and more. */
export const roomChoices = ['0', '1', '2', '3', '4'] as const;
export type Rooms = (typeof roomChoices)[number];

/** `metre` is the price of a square metre; a minus reverses the order; `new` is the latest put on sale. */
export const estateSorts = [
  'price',
  '-price',
  'metre',
  '-metre',
  'area',
  '-area',
  'floor',
  '-floor',
  'handover',
  '-handover',
  'new',
] as const;
export type EstateSort = (typeof estateSorts)[number];

/** A quarter as it stands in the address: «2028-2». */
export type QuarterCode = `${number}-${1 | 2 | 3 | 4}`;
const quarterPattern = /^20\d\d-[1-4]$/;

/** The filter of the list of estates; all of it stands in the address. */
export interface EstateFilter {
  /** Null is every kind. Most people look for a flat, so an address without a kind means flats. */
  readonly kind: EstateKind | null;
  readonly complex: number | null;
  readonly building: number | null;
  readonly rooms: readonly Rooms[];
  /** The form of payment whose price `priceFrom`, `priceTo` and the sorting mean (S3-66…68). */
  readonly form: PaymentForm;
  /** Rubles. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Whole square metres. */
  readonly areaFrom: number | null;
  readonly areaTo: number | null;
  readonly floorFrom: number | null;
  readonly floorTo: number | null;
  readonly notFirst: boolean;
  readonly notLast: boolean;
  readonly finishing: readonly Finishing[];
  /** Directions that the windows face: any of them. */
  readonly side: readonly Direction[];
  /** Views from the windows: any of them. */
  readonly view: readonly ViewCode[];
  /** Latest quarter of the hand-over. */
  readonly handover: QuarterCode | null;
  readonly sort: EstateSort;
}

const anyKind = 'all';
const usualKind: EstateKind = 'flat';
const usualForm: PaymentForm = 'full';
const usualSort: EstateSort = 'price';
const kindNames = Object.keys(estateKinds) as EstateKind[];

/** The default filter. */
export const usualFilter: EstateFilter = {
  kind: usualKind,
  complex: null,
  building: null,
  rooms: [],
  form: usualForm,
  priceFrom: null,
  priceTo: null,
  areaFrom: null,
  areaTo: null,
  floorFrom: null,
  floorTo: null,
  notFirst: false,
  notLast: false,
  finishing: [],
  side: [],
  view: [],
  handover: null,
  sort: usualSort,
};

const one = <Value extends string>(known: readonly Value[], text: string | null): Value | null =>
  known.find((value) => value === text) ?? null;

/**
 * The known codes of a comma-separated list, always in the same order, so that one choice has one address.
 */
const some = <Value extends string>(known: readonly Value[], text: string | null): Value[] => {
  const named = (text ?? '').split(',');
  return known.filter((value) => named.includes(value));
};

const whole = (text: string | null, pattern = /^\d{1,12}$/): number | null =>
  text !== null && pattern.test(text) ? Number(text) : null;

/** IDs of complexes and buildings begin at 1 and are 32-bit. */
const idOf = (text: string | null): number | null => whole(text, /^[1-9]\d{0,8}$/);
const floorOf = (text: string | null): number | null => whole(text, /^(-[1-9]|\d{1,3})$/);
const areaOf = (text: string | null): number | null => whole(text, /^\d{1,6}$/);

/** Whether rooms are counted for this kind. */
export const hasRooms = (kind: EstateKind | null): boolean =>
  kind === null || kind === 'flat' || kind === 'apartment';

/** Reads the filter of an address; invalid parameters are ignored, not refused. */
export function readFilter(params: Pick<URLSearchParams, 'get'>): EstateFilter {
  const named = params.get('kind');
  const kind = named === anyKind ? null : (one(kindNames, named) ?? usualKind);
  const handover = params.get('handover');
  return {
    kind,
    complex: idOf(params.get('complex')),
    building: idOf(params.get('building')),
    rooms: hasRooms(kind) ? some(roomChoices, params.get('rooms')) : [],
    form: one(paymentForms, params.get('form')) ?? usualForm,
    priceFrom: whole(params.get('priceFrom')),
    priceTo: whole(params.get('priceTo')),
    areaFrom: areaOf(params.get('areaFrom')),
    areaTo: areaOf(params.get('areaTo')),
    floorFrom: floorOf(params.get('floorFrom')),
    floorTo: floorOf(params.get('floorTo')),
    notFirst: params.get('notFirst') === '1',
    notLast: params.get('notLast') === '1',
    finishing: some(finishings, params.get('finishing')),
    side: some(directions, params.get('side')),
    view: some(viewCodes, params.get('view')),
    handover: handover !== null && quarterPattern.test(handover) ? (handover as QuarterCode) : null,
    sort: one(estateSorts, params.get('sort')) ?? usualSort,
  };
}

/** The query of `catalogue.search` and `catalogue.count`: only the filters and the sorting. */
export function filterQuery({ kind, form, sort, ...rest }: EstateFilter) {
  return {
    ...narrowing(rest),
    ...(kind && { kind }),
    ...(form !== usualForm && { form }),
    sort,
  };
}

/** The address of a filter: parameters as in the call, without default kind, form and order. */
export function writeFilter({ kind, form, sort, ...rest }: EstateFilter): URLSearchParams {
  const params = new URLSearchParams(narrowing(rest) as Record<string, string>);
  if (kind !== usualKind) params.set('kind', kind ?? anyKind);
  if (form !== usualForm) params.set('form', form);
  if (sort !== usualSort) params.set('sort', sort);
  return params;
}

/** Number of active filters; the form of payment and the order filter nothing. */
export function filtersOn({ kind, form: _form, sort: _sort, ...rest }: EstateFilter): number {
  return Object.keys(narrowing(rest)).length + (kind === usualKind ? 0 : 1);
}

type Narrowing = Omit<EstateFilter, 'kind' | 'form' | 'sort'>;
type Flag = 'notFirst' | 'notLast';
type NarrowingWords = Partial<Record<Exclude<keyof Narrowing, Flag>, string> & Record<Flag, '1'>>;

function narrowing(filter: Narrowing): NarrowingWords {
  const words = Object.entries(filter).map(([name, value]) => [name, wordOf(value)] as const);
  return Object.fromEntries(words.filter(([, word]) => word !== '')) as NarrowingWords;
}

function wordOf(value: Narrowing[keyof Narrowing]): string {
  if (value === null || value === false) return '';
  if (value === true) return '1';
  return typeof value === 'object' ? value.join(',') : String(value);
}
