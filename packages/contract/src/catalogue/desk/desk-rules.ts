import type { StaffRole } from '../../wire/endpoint.ts';

/**
 * Who may do what with the catalogue at the desk: the owner rules of the endpoints follow from this table.
 */
export const catalogueActRoles = {
  /** Reads imports and planned prices. */
  'read-imports': ['manager', 'accountant', 'admin'],
  import: ['manager', 'admin'],
  'promise-handover': ['admin'],
  'publish-news': ['manager', 'admin'],
  'send-set': ['manager', 'support', 'admin'],
  /** Edits what contracts say of a building and of the place of an estate in it. */
  'edit-papers': ['manager', 'lawyer', 'admin'],
  'choose-places': ['manager', 'accountant', 'support', 'lawyer', 'admin'],
  /** Searches for estates, for any of the acts above. */
  'choose-estates': ['manager', 'accountant', 'support', 'admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export const importStates = ['checked', 'applied', 'planned', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What to do with hidden rows and columns of a sheet. */
export const readHidden = ['read', 'skip'] as const;
export type ReadHidden = (typeof readHidden)[number];

/** Columns of an imported file; each key is the column's English name, its titles are what people write. */
export const importColumns = {
  id: ['id', 'номер в каталоге'],
  complex: ['complex', 'комплекс', 'жк'],
  building: ['building', 'корпус, id', 'id корпуса'],
  house: ['house', 'корпус', 'дом'],
  address: ['address', 'адрес'],
  handover: ['handover', 'срок сдачи', 'ключи'],
  section: ['section', 'секция'],
  kind: ['kind', 'вид'],
  number: ['number', 'номер', '№'],
  floor: ['floor', 'этаж'],
  slot: ['slot', 'место на этаже'],
  plan: ['plan', 'план'],
  rooms: ['rooms', 'комнат', 'комнаты'],
  area: ['area', 'площадь', 'площадь, м²'],
  living: ['living', 'жилая', 'жилая, м²'],
  kitchen: ['kitchen', 'кухня', 'кухня, м²'],
  finishing: ['finishing', 'отделка'],
  view: ['view', 'вид из окон'],
  side: ['side', 'сторона света', 'окна на'],
  ceiling: ['ceiling', 'потолок, мм'],
  full: ['full', 'цена', 'цена, полная оплата'],
  base: ['base', 'цена, рассрочка', 'базовая цена'],
  mortgage: ['mortgage', 'цена, ипотека'],
  status: ['status', 'статус'],
} as const satisfies Record<string, readonly string[]>;
export type ImportColumn = keyof typeof importColumns;

/** Columns that create a building, besides its number. */
export const houseColumns = ['address', 'handover'] as const satisfies readonly ImportColumn[];
/** Columns of an estate's place: required for a new estate, never changed by an import. */
export const placeColumns = ['section', 'floor', 'slot', 'plan'] as const satisfies readonly ImportColumn[];
export const priceColumns = ['full', 'base', 'mortgage'] as const satisfies readonly ImportColumn[];
/** Columns that an import may set on an estate, besides its status. */
export const settableColumns = [
  'rooms',
  'area',
  'living',
  'kitchen',
  'finishing',
  'view',
  'side',
  'ceiling',
  ...priceColumns,
] as const satisfies readonly ImportColumn[];

/** Problems of a line; the pages have the texts. */
export const lineProblems = [
  'unknown-estate',
  'twice',
  'not-a-number',
  'not-a-sum',
  'not-positive',
  'not-a-quarter',
  'unknown-word',
  'paper-letter',
  'unknown-plan',
  'unknown-place',
  'place-taken',
  'fixed',
  'missing',
  'formula',
  'merged',
  'date',
  'scientific',
  'error',
  'shifted',
  'booked',
  'status-way',
  'mortgage-none',
  'other-complex',
  'unnamed-complex',
  'windowless',
  'house-missing',
  'house-differs',
] as const;
export type LineProblem = (typeof lineProblems)[number];
