import { randomUUID } from 'node:crypto';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { MembersView, MemberView } from '@novosel/contract/members/schema.ts';
import type { OwnershipType } from '@novosel/contract/parameters/schema.ts';
import { passportOf } from '../src/demo/people.data.ts';
import { savePassport } from '../src/domains/users/public.ts';
import { sql } from '../src/platform/database/drizzle.ts';
import type { Answer, Browser } from './browser.ts';
import { chooseTerms, confirmTotal } from './choose-terms.ts';
import { lastCode } from './last-sms.ts';
import { flatsForSale, given, uploadScan } from './matrix/make-bookings.ts';
import { childPapers, decideOn, equally, membersOf, namedChild, sendOwnPapers } from './name-members.ts';
import { enterDesk } from './people/enter-desk.ts';
import { type MadePerson, makePerson } from './people/make-person.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Somebody with a cabinet of his own. */
export interface Guest extends MadePerson {
  readonly browser: Browser;
}

/** What the server answered: `done`, or its status and code. */
export const saidOf = ({ status, body }: Answer): string =>
  status === 200 ? 'done' : `${status} ${body.code}`;

/** The fields that an answer finds wrong. */
export const wrongIn = ({ body }: Answer): string[] => Object.keys(body.errors ?? {});

/** Titles of the notices that a person reads. */
export const titlesOf = async ({ browser }: Guest): Promise<string[]> =>
  given<{ title: string }[]>(await browser.get('/api/notification/list')).map(({ title }) => title);

let phones = 0;
/** A phone that is nobody's. */
export const freePhone = (): string => `+7922${String(++phones).padStart(7, '0')}`;

/** A SNILS that is well formed, another one for each number below a million. */
export function snilsOf(number: number): string {
  const digits = `700${String(number).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (9 - place), 0);
  const key = String((sum % 101) % 100).padStart(2, '0');
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)} ${key}`;
}

/** The server with people whose deals have come to their members. */
export class MembersScene {
  readonly server: TestServer;
  #lawyer: Browser;

  private constructor(server: TestServer, lawyer: Browser) {
    this.server = server;
    this.#lawyer = lawyer;
  }

  static async open(env: Record<string, string> = {}): Promise<MembersScene> {
    const server = await startTestServer(env);
    return new MembersScene(server, await enterDesk(server, 'lawyer'));
  }

  get lawyer(): Browser {
    return this.#lawyer;
  }

  async pass(seconds: number): Promise<void> {
    this.server.clock.advance(seconds);
    this.#lawyer = await enterDesk(this.server, 'lawyer');
  }

  /** Signs people in anew: a session does not outlive the clock being moved far. */
  async again(...guests: readonly Guest[]): Promise<void> {
    for (const guest of guests) {
      guest.browser.clear();
      await guest.signIn(undefined, guest.browser);
    }
  }

  /** A person who has given his passport, signed in. */
  async guest(own: Partial<ReturnType<typeof passportOf>> | null = {}): Promise<Guest> {
    const named = { lastName: 'Гостев', firstName: 'Пётр', ...own };
    const person = await makePerson(this.server, { surname: named.lastName, name: named.firstName });
    const browser = await person.signIn();
    if (own) {
      const form = { ...passportOf(1), ...named, patronymic: null };
      const kept = { form, scans: [await uploadScan(browser)], at: this.server.clock.now() };
      await this.server.context.db.transaction((tx) => savePassport(tx, person.id, kept));
    }
    return { ...person, browser };
  }

  /** A deal at its members, of a main buyer of its own. */
  async deal(ownership: OwnershipType = 'sole'): Promise<SceneDeal> {
    const owner = await this.guest({ lastName: 'Дольщикова', firstName: 'Анна' });
    const [estate = 0] = await flatsForSale(this.server, 1);
    const { browser } = owner;
    const act = async (name: string, body: object) =>
      given<BookingPage>(await browser.act(`/api/booking/${estate}/${name}`, body));
    const { price, rules } = given<BookingPage>(await browser.get(`/api/booking/${estate}`));
    const terms = { priceKopecks: price.totalKopecks, rulesVersion: rules.version, agree: true };
    await act('begin', { term: 'free', ...terms });
    const passport = { ...passportOf(1), lastName: 'Дольщикова', firstName: 'Анна', patronymic: null };
    const { booking } = await act('passport', { passport, scans: [await uploadScan(browser)] });
    const { sha256 = '' } = booking?.agreement ?? {};
    given(await browser.post(`/api/booking/${estate}/signing-code`, { sha256 }));
    await act('sign', { sha256, code: await lastCode(this.server) });
    given(await chooseTerms(browser, estate, 'full', { ownership }));
    const { id } = given<DealView>(await browser.get(`/api/deals/${estate}`));
    return new SceneDeal(this, owner, estate, id ?? '');
  }

  /** A deal in shares with another adult who has joined. @param lastName of the other */
  async pair(
    lastName = 'Гостев',
  ): Promise<{ readonly deal: SceneDeal; readonly other: Guest; readonly member: string }> {
    const deal = await this.deal('shared');
    const other = await this.guest({ lastName });
    return { deal, other, member: await deal.bring(other) };
  }

  /** A deal in shares whose two owners are ready: it stands at its total. */
  async readyPair(lastName?: string): ReturnType<MembersScene['pair']> {
    const pair = await this.pair(lastName);
    const { deal, other } = pair;
    given(await deal.act('shares', { groups: equally((await deal.view()).members) }));
    given(await deal.sendPapers());
    given(await deal.sendPapers(other));
    await deal.acceptAll();
    return pair;
  }
}

export class SceneDeal {
  readonly scene: MembersScene;
  readonly owner: Guest;
  readonly estate: number;
  readonly deal: string;

  constructor(scene: MembersScene, owner: Guest, estate: number, deal: string) {
    this.scene = scene;
    this.owner = owner;
    this.estate = estate;
    this.deal = deal;
  }

  /** Calls an act of the members page: of the main buyer unless said otherwise. */
  act(rest: string, body: object = {}, by: Guest = this.owner, key: string = randomUUID()): Promise<Answer> {
    const at = `/api/deals/${this.estate}/members`;
    return by.browser.act(rest ? `${at}/${rest}` : at, body, key);
  }

  read(by: Guest = this.owner): Promise<Answer> {
    return by.browser.get(`/api/deals/${this.estate}/members`);
  }

  view(by: Guest = this.owner): Promise<MembersView> {
    return membersOf(by.browser, this.estate);
  }

  async place(): Promise<DealPlace> {
    return (await this.view()).place;
  }

  async member(id: string): Promise<MemberView | undefined> {
    return (await this.view()).members.find((one) => one.id === id);
  }

  async me(by: Guest = this.owner): Promise<string> {
    return (await this.view(by)).members.find((one) => one.me)?.id ?? '';
  }

  /** «Илья» as an owner. */
  invite(phone: string, more: object = {}): Promise<Answer> {
    return this.act('', { phone, name: 'Илья', role: 'holder', actsFor: null, ...more });
  }

  /** Invites a person, who joins. @returns the ID of the member */
  async bring(guest: Guest, more: object = {}): Promise<string> {
    given(await this.invite(guest.phone, more));
    const { invitation } = await this.view(guest);
    given(await this.act(`${invitation?.member}/join`, {}, guest));
    return invitation?.member ?? '';
  }

  async addChild(own: object = {}): Promise<string> {
    const { members } = given<MembersView>(await this.act('children', { ...namedChild, ...own }));
    return members.at(-1)?.id ?? '';
  }

  async sendChild(child: string, own: object = {}): Promise<Answer> {
    const papers = childPapers(await uploadScan(this.owner.browser));
    return this.act(`${child}/child-papers`, { ...papers, ...own });
  }

  sendPapers(by: Guest = this.owner, papers: Parameters<typeof sendOwnPapers>[2] = {}): Promise<Answer> {
    return sendOwnPapers(by.browser, this.estate, { snils: snilsOf(by.id), ...papers });
  }

  decide(member: string, findings: readonly object[] = []): Promise<Answer> {
    return decideOn(this.scene.lawyer, this.deal, member, findings);
  }

  /** The main buyer pays otherwise, and owns as before. */
  async chooseTerms(form: PaymentForm): Promise<void> {
    const { ownership } = await this.view();
    given(await chooseTerms(this.owner.browser, this.estate, form, { ownership }));
  }

  /** The main buyer confirms the total: the contract is drafted from then on. */
  async confirmTotal(): Promise<void> {
    given(await confirmTotal(this.owner.browser, this.estate));
  }

  /** What the log says of the members, the oldest first. */
  async acts(): Promise<string[]> {
    const { rows } = await this.scene.server.context.db.execute<{ action: string }>(sql`
      select action from audit_records
      where subject = ${`deal:${this.deal}`} and action like 'members.%' order by id`);
    return rows.map(({ action }) => action);
  }

  async acceptAll(): Promise<void> {
    for (const { id, state } of (await this.view()).members)
      if (state === 'sent' || state === 'checking') given(await this.decide(id));
  }
}
