import {
  afterAct,
  fewestOptions,
  type RequestFlow,
  type RequestMove,
  type RequestTurn,
} from '../requests/flow.ts';
import type { WordList, Words } from '../texts/word-list.ts';
import type { StaffRole } from '../wire/endpoint.ts';
import type { PageName } from '../wire/paths.ts';
import type { requestStatuses, serviceKinds } from './requests.ts';

interface ServiceKind extends Words {
  readonly kind: keyof typeof serviceKinds;
  readonly page: PageName;
  readonly section: string;
  readonly order: PageName;
  readonly request: PageName;
}

/**
 * The services that a buyer may order (S2.1-26, S2.1-27, S2.1-28, S2.1-33), with their kind (S3-85). `page`:
 * target of the list of services; `section`: the service whose page describes it; `order` and `request`: its
 * pages to order and to read (S2.2-01…S2.2-03).
 */
export const services = {
  insurance: {
    kind: 'simple',
    ru: 'Страхование недвижимости',
    en: 'Property insurance',
    page: 'servicesInsurance',
    section: 'insurance',
    order: 'servicesInsuranceRequest',
    request: 'servicesInsuranceRequest',
  },
  property: {
    kind: 'property-registration',
    ru: 'Регистрация собственности',
    en: 'Property registration',
    page: 'servicesProperty',
    section: 'property',
    order: 'servicesPropertyRequest',
    request: 'servicesPropertyRequest',
  },
  tax: {
    kind: 'tax',
    ru: 'Налоговый вычет',
    en: 'Tax deduction',
    page: 'servicesTax',
    section: 'tax',
    order: 'servicesTaxCreate',
    request: 'servicesTaxCreate',
  },
  consultation: {
    kind: 'tax-video',
    ru: 'Консультация по налогам',
    en: 'Tax consultation',
    page: 'servicesTaxConsultation',
    section: 'tax',
    order: 'servicesTaxConsultation',
    request: 'servicesTaxCreate',
  },
} as const satisfies Record<string, ServiceKind>;
export type Service = keyof typeof services;
export const serviceNames = Object.keys(services) as readonly Service[];
/** Services with a page that describes them. */
export type ServiceSection = (typeof services)[Service]['section'];

export type RequestStatus = keyof typeof requestStatuses;

/**
 * States of a request: `draft` waits for the signature that it needs; a number is a status of the ruling;
 * `withdrawn` by the buyer and `declined` by the desk are final states without a number in the specification.
 */
export const requestStates = [
  'draft',
  '680',
  '681',
  '682',
  '683',
  '684',
  '685',
  '686',
  '687',
  '688',
  'withdrawn',
  'declined',
] as const;
export type RequestState = (typeof requestStates)[number];

/** Acts of the buyer, and of the desk. */
export const buyerActs = ['sign', 'documents', 'choose', 'accept', 'withdraw'] as const;
export type BuyerAct = (typeof buyerActs)[number];
export const deskServiceActs = [
  'start',
  'partner',
  'ask',
  'resume',
  'answer',
  'offer',
  'prepare',
  'issue',
  'decline',
] as const;
export type DeskServiceAct = (typeof deskServiceActs)[number];
/** `end`: the deal of its estate is over. */
export type ServiceAct = BuyerAct | DeskServiceAct | 'end';

const working = ['681', '682', '684'] as const;
const open = ['draft', '680', '681', '682', '683', '684', '685', '686', '687'] as const;

/** The flow of a request: who may do what and where it leads. */
export const serviceMoves: Readonly<Record<ServiceAct, RequestMove<RequestState>>> = {
  sign: { from: ['draft'], to: '680' },
  documents: { from: ['683'], to: '684', needs: 'files' },
  choose: { from: ['686'], to: '687', needs: 'choice' },
  accept: { from: ['685'], to: '687' },
  withdraw: { from: open, to: 'withdrawn' },
  end: { from: open, to: 'declined' },
  start: { from: ['680'], to: '681' },
  partner: { from: ['680', '681', '684'], to: '682' },
  ask: { from: ['680', ...working], to: '683', needs: 'text' },
  // Also used when papers came another way, an offer has expired, or the chosen option is not available.
  resume: { from: ['682', '683', '684', '685', '686', '687'], to: '681', clears: 'options' },
  answer: { from: working, to: '685', needs: 'text' },
  offer: { from: working, to: '686', needs: 'options' },
  prepare: { from: ['681', '682', '684'], to: '687' },
  issue: { from: ['681', '687'], to: '688', needs: 'text' },
  decline: { from: ['680', '681', '682', '683', '684'], to: 'declined', needs: 'text' },
};

/** The buyer's turn has no promised time. */
const turns: RequestFlow<RequestState, ServiceAct>['turns'] = {
  draft: { turn: 'buyer' },
  680: { turn: 'staff', days: 1 },
  681: { turn: 'staff', days: 5 },
  682: { turn: 'partner', days: 10 },
  683: { turn: 'buyer' },
  684: { turn: 'staff', days: 2 },
  685: { turn: 'buyer' },
  686: { turn: 'buyer' },
  687: { turn: 'staff', days: 3 },
  688: { turn: 'nobody' },
  withdrawn: { turn: 'nobody' },
  declined: { turn: 'nobody' },
};

export const serviceFlow: RequestFlow<RequestState, ServiceAct> = { moves: serviceMoves, turns };

export const turnAt = (state: RequestState): RequestTurn => turns[state].turn;
export const isOver = (state: RequestState): boolean => turnAt(state) === 'nobody';

/** The state after an act; undefined when the act is not allowed now. */
export const afterServiceAct = (state: RequestState, act: ServiceAct): RequestState | undefined =>
  afterAct(serviceFlow, state, act);

export const deskActsAt = (state: RequestState): readonly DeskServiceAct[] =>
  deskServiceActs.filter((act) => afterServiceAct(state, act) !== undefined);

/** What an insurance covers. */
export const insuranceCovers = {
  structure: { ru: 'Стены и конструкции', en: 'Walls and structure' },
  finishing: { ru: 'Отделка и оборудование', en: 'Finishing and equipment' },
  belongings: { ru: 'Мебель и вещи', en: 'Furniture and belongings' },
  liability: { ru: 'Ответственность перед соседями', en: 'Liability to neighbours' },
  title: { ru: 'Право собственности', en: 'Title to the property' },
} as const satisfies WordList;

/** Grounds of a tax deduction (Tax Code, article 220, paragraphs 1(3) and 1(4)). */
export const deductionGrounds = {
  purchase: { ru: 'Покупка жилья', en: 'Purchase of the home' },
  interest: { ru: 'Проценты по ипотеке', en: 'Interest on the mortgage' },
} as const satisfies WordList;

/** Preferred times of a consultation. */
export const dayParts = {
  morning: { ru: 'Утро, 10:00–13:00 по Москве', en: 'Morning, 10:00–13:00 Moscow time' },
  day: { ru: 'День, 13:00–17:00 по Москве', en: 'Afternoon, 13:00–17:00 Moscow time' },
  evening: { ru: 'Вечер, 17:00–20:00 по Москве', en: 'Evening, 17:00–20:00 Moscow time' },
} as const satisfies WordList;

/**
 * Years for which income tax is refunded: the three before this one (Tax Code, article 78), the last one
 * first.
 */
export const deductionYears = (now: Date): readonly number[] =>
  [1, 2, 3].map((before) => Number(isoYear(now)) - before);
const isoYear = (now: Date): string =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Moscow' }).format(now);

/** Roles that work on requests. */
export const serviceRoles = ['support', 'manager', 'admin'] as const satisfies readonly StaffRole[];

export const serviceLimits = {
  /** Orders of one person in 24 hours. */
  aDay: 20,
  /** Files with one step. */
  files: 10,
  words: 2_000,
  /** Limits of the offered options. */
  options: { least: fewestOptions, most: 5, length: 300 },
} as const;
