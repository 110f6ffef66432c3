import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { takesVisit, type Visit } from '@novosel/contract/deals/visit.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { expect } from 'vitest';
import type { House, Visitor } from './booking-journey.ts';
import type { Browser } from './browser.ts';
import { passMembers } from './name-members.ts';
import { enterDesk } from './people/enter-desk.ts';
import { stepOfApps, stepOfPeople } from './step-of-people.ts';

/** A buyer's booking that has become a deal. */
export interface StoodDeal {
  readonly visitor: Visitor;
  readonly estate: number;
  readonly booking: string;
  readonly deal: string;
}

async function readDeal({ browser }: Visitor, estate: number): Promise<DealView> {
  const answer = await browser.get(`/api/deals/${estate}`);
  return (answer.body as unknown as { data: DealView }).data;
}

/** Who records that a deal has come to a place; the manager where nobody is named. */
const recorder: Partial<Record<DealPlace, StaffRole>> = {
  funding: 'lawyer',
  handover: 'accountant',
};

/** A bearer of the desk is good for longer. */
const bearerMs = 10 * 60_000;

/** The usual way to a registered contract. */
export const usualWay: readonly DealPlace[] = [
  'members',
  'total',
  'contract-draft',
  'contract-reading',
  'signing',
  'counter-signing',
  'registration',
  'funding',
];

/**
 * The desk of a house at work on its deals.
 * @param reason what it writes of each step
 */
export function dealDesk(houseOf: () => House, reason: string) {
  const staff = new Map<StaffRole, Browser>();
  let enteredAt = 0;
  const as = (role: StaffRole): Browser => staff.get(role) ?? houseOf().deskBrowser();

  async function act(
    role: StaffRole,
    { deal }: Pick<StoodDeal, 'deal'>,
    name: string,
    body: object,
    key?: string,
  ): Promise<string> {
    const answer = await as(role).act(`/api/office/deals/${deal}/${name}`, body, key);
    return answer.status === 200 ? 'done' : `${answer.status} ${answer.body.code}`;
  }
  const move = (role: StaffRole, stood: StoodDeal, from: DealPlace, to: DealPlace, key?: string) =>
    act(role, stood, 'move', { from, to, reason, ...(takesVisit(to) && { visit: visitSoon() }) }, key);
  const visitSoon = (): Visit => ({
    at: new Date(houseOf().clock.now().getTime() + 3_600_000).toISOString(),
    place: 'Портовая, 4, вторая секция',
  });

  /** A booking without a fee that has become a deal. */
  async function opened(number: string): Promise<StoodDeal> {
    const visitor = await houseOf().visit(number);
    const estate = await houseOf().estate();
    await visitor.toPayment(estate, 'free');
    const { id, booking } = await readDeal(visitor, estate);
    return { visitor, estate, booking: booking.id, deal: id ?? '' };
  }
  /** Signs the staff in, anew after the clock was moved or a proof has grown old. */
  async function enter(): Promise<void> {
    // A number of the second factor is good for one sign-in.
    houseOf().clock.advance(61);
    for (const role of ['manager', 'lawyer', 'accountant', 'support', 'admin'] as const)
      staff.set(role, await enterDesk(houseOf(), role));
    enteredAt = houseOf().clock.now().getTime();
  }
  /** A role whose bearer has not run out meanwhile. */
  async function awake(role: StaffRole): Promise<Browser> {
    const now = houseOf().clock.now().getTime();
    if (now - enteredAt > bearerMs) await enter();
    return as(role);
  }
  /** The main buyer alone is named, and the lawyer finds his papers in order. */
  const nameMembers = async (stood: StoodDeal): Promise<number> =>
    passMembers(stood.visitor.browser, await awake('lawyer'), stood);
  /** Leads a new deal along these places. */
  const lead = (stood: StoodDeal, ...places: DealPlace[]): Promise<void> =>
    leadFrom(stood, 'parameters', ...places);

  /** Leads a deal on along these places. */
  async function leadFrom(stood: StoodDeal, begin: DealPlace, ...places: DealPlace[]): Promise<void> {
    let from = begin;
    for (const to of places) {
      if (await stepOfApps(houseOf().context, { deal: stood.deal, from, to })) {
        from = to;
        continue;
      }
      const step = { estate: stood.estate, deal: stood.deal, from, to };
      const own = await stepOfPeople(stood.visitor.browser, () => awake('lawyer'), step);
      const done = own === undefined ? await move(recorder[to] ?? 'manager', stood, from, to) : own;
      expect(done, `${from} > ${to}`).toBe(own === undefined ? 'done' : 200);
      from = to;
    }
  }

  return {
    as,
    act,
    move,
    enter,
    opened,
    nameMembers,
    lead,
    leadFrom,
    /** A new deal, led to a place of the usual way. */
    async stand(number: string, at: DealPlace): Promise<StoodDeal> {
      const stood = await opened(number);
      await lead(stood, ...usualWay.slice(0, usualWay.indexOf(at) + 1));
      return stood;
    },
    dealOf: ({ visitor, estate }: StoodDeal) => readDeal(visitor, estate),
    async deskOf({ deal }: StoodDeal, role: StaffRole = 'manager'): Promise<DeskDeal> {
      return (await as(role).get(`/api/office/deals/${deal}`)).body.data as unknown as DeskDeal;
    },
  };
}
