import type {
  AppointmentView,
  DeskCalendar,
  DeskOffice,
  SlotDays,
} from '@novosel/contract/appointments/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { sql } from '../src/platform/database/drizzle.ts';
import type { Answer, Browser } from './browser.ts';
import { given } from './matrix/make-bookings.ts';
import { type Guest, MembersScene, type SceneDeal } from './members-scene.ts';
import { enterDesk } from './people/enter-desk.ts';

/** Every day from 8 to 20. */
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' }));

export const officeBody = (name: string) => ({
  id: null,
  name,
  address: 'Гаванская, 14',
  directions: 'Пять минут от метро',
  zone: 'Europe/Moscow',
  inZone: { ru: 'по Санкт-Петербургу', en: 'in St Petersburg' },
  region: 'federal',
  stepFree: true,
  hours,
  open: true,
});

const termDays = 20;

/** Offices with hosts, and deals whose contract is agreed. */
export class AppointmentsScene {
  readonly members: MembersScene;
  readonly desk: Map<StaffRole, Browser>;

  private constructor(members: MembersScene, desk: Map<StaffRole, Browser>) {
    this.members = members;
    this.desk = desk;
  }

  static async open(): Promise<AppointmentsScene> {
    const members = await MembersScene.open();
    const desk = new Map<StaffRole, Browser>([['lawyer', members.lawyer]]);
    const scene = new AppointmentsScene(members, desk);
    await scene.enter('manager', 'admin');
    return scene;
  }

  get server() {
    return this.members.server;
  }

  /** Signs staff in, anew where the clock was moved far. */
  async enter(...roles: readonly StaffRole[]): Promise<void> {
    this.server.clock.advance(31);
    for (const role of roles) this.desk.set(role, await enterDesk(this.server, role));
  }

  /** Moves the clock; people and staff are signed in anew. */
  async pass(seconds: number, ...guests: readonly Guest[]): Promise<void> {
    this.server.clock.advance(seconds);
    await this.members.again(...guests);
    await this.enter('manager', 'lawyer', 'admin');
  }

  as(role: StaffRole): Browser {
    return this.desk.get(role) ?? this.server.deskBrowser();
  }

  async calendar(from?: string): Promise<DeskCalendar> {
    return given(await this.as('manager').get(`/api/office/appointments${from ? `?from=${from}` : ''}`));
  }

  async office(name: string): Promise<DeskOffice> {
    const found = (await this.calendar()).offices.find((one) => one.name === name);
    if (!found) throw new Error(`no office ${name}`);
    return found;
  }

  /** An office of its own for a test. @param hosts how many of the staff receive in it */
  async newOffice(name: string, hosts = 1): Promise<DeskOffice> {
    given(await this.as('admin').act('/api/office/appointments/offices', officeBody(name)));
    const { id } = await this.office(name);
    const { staff } = await this.calendar();
    for (const { id: host } of staff.slice(0, hosts)) await this.saveHost(id, { host });
    return this.office(name);
  }

  async saveHost(office: string, own: object): Promise<void> {
    const body = { hours: null, languages: ['ru'], active: true, ...own };
    given(await this.as('admin').act(`/api/office/appointments/offices/${office}/hosts`, body));
  }

  /** Days of the booking and the place of a deal, as if it had come there. */
  async stand({ deal }: Pick<SceneDeal, 'deal'>, place: DealPlace, days = termDays): Promise<void> {
    const until = new Date(this.server.clock.now().getTime() + days * 86_400_000).toISOString();
    const { db } = this.server.context;
    await db.execute(sql`update deals set place = ${place}, due_at = ${until} where id = ${deal}`);
    await db.execute(sql`update bookings set booked_until = ${until}
      where id = (select booking_id from deals where id = ${deal})`);
  }

  /** A deal of its own that waits for a time to sign on paper. */
  async deal(place: DealPlace = 'appointment'): Promise<SceneDeal> {
    const deal = await this.members.deal();
    await this.stand(deal, place);
    return deal;
  }

  /** The same of two owners who sign. */
  async pair(): Promise<{ readonly deal: SceneDeal; readonly other: Guest }> {
    const { deal, other } = await this.members.pair();
    await this.stand(deal, 'appointment');
    return { deal, other };
  }

  async marked(meeting: string, mark: string, role: StaffRole = 'manager'): Promise<Answer> {
    const body = { mark, reason: 'Так было' };
    return this.as(role).act(`/api/office/appointments/${meeting}/mark`, body);
  }
}

const at = (estate: number, rest = '') => `/api/deals/${estate}/appointment${rest}`;

export const viewOf = async (browser: Browser, estate: number): Promise<AppointmentView> =>
  given(await browser.get(at(estate)));

export const dealView = async ({ owner, estate }: SceneDeal): Promise<DealView> =>
  given(await owner.browser.get(`/api/deals/${estate}`));

export async function weekOf(
  browser: Browser,
  estate: number,
  office: string,
  language = 'ru',
  from?: string,
): Promise<SlotDays> {
  const query = `?office=${office}&language=${language}${from ? `&from=${from}` : ''}`;
  return given(await browser.get(at(estate, `/slots${query}`)));
}

/** Free times of two weeks from tomorrow on. */
export async function freeTimes(browser: Browser, estate: number, office: string): Promise<string[]> {
  const first = await weekOf(browser, estate, office);
  const last = first.days.at(-1)?.day ?? '';
  // In January a whole week may be of holidays.
  const second = await weekOf(browser, estate, office, 'ru', addDays(last, 1));
  return [...first.days.slice(1), ...second.days].flatMap(({ slots }) =>
    slots.filter(({ free }) => free).map((slot) => slot.at),
  );
}

/** A party holds a time: everybody who signs comes. */
export async function hold(
  browser: Browser,
  estate: number,
  office: string,
  time: string,
  own: object = {},
): Promise<Answer> {
  const { signers } = await viewOf(browser, estate);
  const chosen = { channel: 'office', office, at: time, language: 'ru', wishes: [] };
  return browser.act(at(estate, '/hold'), { ...chosen, comes: signers.map(({ id }) => id), ...own });
}

/** A party confirms what is held. */
export async function make(browser: Browser, estate: number): Promise<Answer> {
  const { held } = await viewOf(browser, estate);
  return browser.act(at(estate, '/make'), { held: held?.id ?? '' });
}

/** A party holds a time and confirms it. */
export async function book(
  browser: Browser,
  estate: number,
  office: string,
  time: string,
  own: object = {},
): Promise<Answer> {
  const held = await hold(browser, estate, office, time, own);
  return held.status === 200 ? make(browser, estate) : held;
}

export const cancel = (browser: Browser, estate: number, meeting: string): Promise<Answer> =>
  browser.act(at(estate, '/cancel'), { meeting });
