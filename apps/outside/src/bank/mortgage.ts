import { createHash, randomUUID } from 'node:crypto';
import { keep } from '../state.ts';
import type { World } from '../world.ts';
import { personIn } from './scoring.ts';
import { bankSentinelOf } from './sentinels.ts';
import type { StoredMortgage, Terms } from './stored-answers.ts';

export interface MortgageRequest {
  bank: string;
  surname: string;
  name: string;
  patronymic: string | null;
  birthday: string | null;
  phone: string | null;
  passport: string | null;
  loan: { price_kopecks: number; own_kopecks: number; months: number; program: string };
  income: { work: string; employer: string; kopecks: number };
  consent: { sha256: string; given_at: string };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOSCOW_MS = 3 * 60 * 60 * 1000;
const SILENT_MS = 60 * 60 * 1000;
const LONGEST = 360;
const RATES = new Map<string, number>(Object.entries({ family: 6, base: 18.9 }));

interface Manner {
  waitMs: number;
  /** Percentage points added to the programme's rate. */
  more: number;
  /** Longest term of its loans in months; undefined: as requested. */
  months?: number;
  insurance?: number;
  thinksDays?: number;
  refuses?: true;
}

/** Each bank always answers in its own way; a bank that is not listed lends as requested. */
const MANNERS = new Map<string, Manner>(
  Object.entries({
    bereg: { waitMs: 2_000, more: 0 },
    nevsky: { waitMs: 2_500, more: 0, months: LONGEST },
    polus: { waitMs: 1_500, more: -0.3, insurance: 3_820_000, thinksDays: 3 },
    domidelo: { waitMs: 2_000, more: 0, refuses: true },
  }),
);
const VALID_DAYS = 30;

/**
 * The application of this key; a repeat returns the same one.
 * @returns undefined when the key was used for another application
 */
export function takeMortgage(
  world: World,
  key: string,
  request: MortgageRequest,
): StoredMortgage | undefined {
  const { mortgages } = world.store.state;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const known = mortgages.find((one) => one.key === key);
  if (known) return known.requestHash === requestHash ? known : undefined;
  const sentinel = bankSentinelOf(request.surname);
  const manner = MANNERS.get(request.bank) ?? { waitMs: 2_000, more: 0 };
  const now = world.now().getTime();
  const wait = { Отказов: 0, Тишин: SILENT_MS, none: manner.waitMs }[sentinel ?? 'none'];
  const refuses = sentinel === 'Отказов' || manner.refuses;
  const taken: StoredMortgage = {
    id: randomUUID(),
    key,
    requestHash,
    person: personIn(request),
    bank: request.bank,
    askedAt: new Date(now).toISOString(),
    readyAt: new Date(now + wait).toISOString(),
    terms: refuses ? null : termsOf(manner, request),
    promisedAt:
      manner.thinksDays && !refuses ? onDay(now + manner.thinksDays * DAY_MS, '18:00:00.000') : null,
  };
  keep(mortgages, taken);
  world.store.touch();
  return taken;
}

function termsOf({ more, months, insurance }: Manner, { loan }: MortgageRequest): Terms {
  const rate = (RATES.get(loan.program) ?? 18.9) + more;
  return {
    kopecks: loan.price_kopecks - loan.own_kopecks,
    rate_percent: Math.round(rate * 100) / 100,
    months: months ?? loan.months,
    insurance_kopecks: insurance ?? null,
  };
}

/** The bank's answer about an application at this moment. */
export function mortgageAnswer({ id, readyAt, terms, promisedAt }: StoredMortgage, now: Date) {
  if (now < new Date(readyAt)) return { id, status: 'pending' };
  if (!terms) return { id, status: 'refused', reason: 'not_ready' };
  if (promisedAt && now < new Date(promisedAt))
    return { id, status: 'thinking', terms, promised_at: promisedAt };
  const decided = new Date(promisedAt ?? readyAt).getTime();
  return {
    id,
    status: 'approved',
    terms,
    valid_until: onDay(decided + VALID_DAYS * DAY_MS, '23:59:59.999'),
  };
}

/** A bank's days are in Moscow: it answers by 18:00 of one, an approval ends with its last one. */
const onDay = (moment: number, time: string): string => {
  const day = new Date(moment + MOSCOW_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${time}+03:00`).toISOString();
};
