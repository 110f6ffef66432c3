import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { OwnershipType } from '@novosel/contract/parameters/schema.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';

interface Step {
  readonly to: DealPlace;
  /** Hours after the previous step. */
  readonly afterHours: number;
}

/** A step recorded by the demo's desk: the role and the note. */
interface DeskStep extends Step {
  readonly by: StaffRole;
  readonly reason: string;
  /** Where the buyer is expected: at eleven of the next day, or of the next Saturday. */
  readonly visit?: { readonly place: string; readonly on: 'day' | 'saturday' };
}

/** A step of the demo's buyer himself: he chooses his terms, or confirms the total. */
export interface BuyerStep extends Step {
  readonly by: 'buyer';
  /** The form of payment, for a step that chooses it. */
  readonly form?: PaymentForm;
  /** The kind of ownership; by default the buyer alone. */
  readonly ownership?: OwnershipType;
}

/** A step of several people: papers of members and their check, sending a contract, or agreeing to it. */
interface SharedStep extends Step {
  readonly by: SharedAct;
}
const sharedActs = ['members', 'sending', 'agreement'] as const;
type SharedAct = (typeof sharedActs)[number];

export const isShared = (step: DemoStep): step is SharedStep => sharedActs.some((act) => act === step.by);

type DemoStep = DeskStep | BuyerStep | SharedStep;

const day = 24;

const terms: DemoStep = { to: 'members', by: 'buyer', afterHours: 5, form: 'full' };
const contract: readonly DemoStep[] = [
  terms,
  { to: 'total', by: 'members', afterHours: 20 },
  { to: 'contract-draft', by: 'buyer', afterHours: 4 },
  { to: 'contract-reading', by: 'sending', afterHours: 26 },
];
const accepted: readonly DemoStep[] = [...contract, { to: 'signing', by: 'agreement', afterHours: 22 }];
const registering: readonly DemoStep[] = [
  ...accepted,
  { to: 'appointment', by: 'manager', afterHours: 3, reason: 'Хочет подписать на бумаге в офисе' },
  {
    to: 'appointment-made',
    by: 'manager',
    afterHours: 2,
    reason: 'Возьмите паспорт и оригиналы документов, встреча займёт около часа',
    visit: { place: 'Офис продаж, Гаванская, 14', on: 'day' },
  },
  {
    to: 'registration',
    by: 'lawyer',
    afterHours: 38,
    reason: 'Подписан в офисе вами и застройщиком, передан в Росреестр через нотариуса',
  },
];
const paying: readonly DemoStep[] = [
  ...registering,
  {
    to: 'funding',
    by: 'lawyer',
    afterHours: 6 * day,
    reason: 'Запись о регистрации внесена, выписка у вас на почте',
  },
];
const invited: readonly DemoStep[] = [
  ...paying,
  {
    to: 'handover',
    by: 'accountant',
    afterHours: 2 * day,
    reason: 'Банк подтвердил: деньги на эскроу-счёте',
  },
  {
    to: 'inspection',
    by: 'manager',
    afterHours: 420 * day,
    reason: 'Дом введён в эксплуатацию. Возьмите паспорт, осмотр займёт около часа',
    visit: { place: 'У входа во вторую секцию вашего дома', on: 'saturday' },
  },
];

/** The second owner of a deal in equal shares. */
export interface DemoSecond {
  readonly phone: string;
  readonly name: string;
}

interface DemoDeal {
  /** The last digits of the buyer's phone. */
  readonly number: number;
  /** Days since the booking. */
  readonly daysAgo: number;
  readonly steps: readonly DemoStep[];
  /** At the end he applies for a mortgage, and banks have answered. */
  readonly mortgage?: true;
  /** At the end he pays by a schedule, and the first payments have come. */
  readonly schedule?: true;
  /** At the end the lawyer records the escrow account that the bank has opened for him. */
  readonly escrow?: true;
  /** At the end she has asked a question, received version 2 of the contract, and asked again. */
  readonly revision?: true;
  /** A second owner with a phone of its own, who reads and signs as well. */
  readonly second?: DemoSecond;
  /** At the end the spouse and their child take part, and a paper was returned. */
  readonly family?: true;
}

/** How buyers 05 to 12 reach their places in interface.md, 16 with her family, 17 with version 2. */
export const demoDeals: readonly DemoDeal[] = [
  { number: 5, daysAgo: 1, steps: [terms] },
  {
    number: 6,
    daysAgo: 3,
    steps: [
      { ...terms, form: 'mortgage' },
      { to: 'mortgage', by: 'members', afterHours: 6 },
    ],
    mortgage: true,
  },
  { number: 7, daysAgo: 3, steps: contract },
  {
    number: 8,
    daysAgo: 4,
    steps: [{ ...terms, ownership: 'shared' }, ...accepted.slice(1)],
    second: { phone: '79000000020', name: 'Елена' },
  },
  { number: 9, daysAgo: 8, steps: registering },
  {
    number: 10,
    daysAgo: 68,
    steps: [{ ...terms, form: 'installment' }, ...paying.slice(1)],
    schedule: true,
    escrow: true,
  },
  { number: 16, daysAgo: 3, steps: [{ ...terms, ownership: 'shared' }], family: true },
  {
    number: 17,
    daysAgo: 3,
    steps: [{ ...terms, form: 'installment' }, ...contract.slice(1)],
    revision: true,
  },
  {
    number: 18,
    daysAgo: 4,
    steps: [{ ...terms, ownership: 'shared' }, ...accepted.slice(1)],
    second: { phone: '79000000021', name: 'Ольга' },
  },
  { number: 11, daysAgo: 436, steps: invited },
  {
    number: 12,
    daysAgo: 470,
    steps: [
      ...invited,
      {
        to: 'completed',
        by: 'manager',
        afterHours: 9 * day,
        reason: 'Акт подписан без замечаний, ключи и паспорт квартиры переданы',
      },
    ],
  },
];
