import type { OpenedPower } from '@novosel/contract/delegates/desk-endpoints.ts';
import { passportOf } from '../src/demo/people.data.ts';
import { sql } from '../src/platform/database/drizzle.ts';
import { type House, openHouse, type Visitor } from './booking-journey.ts';
import type { Answer, Browser } from './browser.ts';
import { given, uploadScan } from './matrix/make-bookings.ts';
import { enterDesk } from './people/enter-desk.ts';
import { type MadePerson, makePerson } from './people/make-person.ts';
import { dayIn, giveTrust } from './people/trust.ts';

/** A buyer whose agreement waits for a signature, and one whom he trusts to sign it. */
export interface Pair {
  readonly buyer: Visitor;
  readonly principalId: number;
  readonly friend: MadePerson;
  readonly theirs: Browser;
  readonly estate: number;
  readonly trust: string;
}

const passport = { ...passportOf(9), lastName: 'Лесной', firstName: 'Олег', patronymic: 'Игоревич' };

export const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? ''}`.trim();

/** The address of a trusted person's calls about the deal. */
export const at = ({ trust, estate }: Pair, rest = '') => `/api/delegations/${trust}/deals/${estate}${rest}`;

export const noticesOf = async (browser: Browser) =>
  given<{ title: string }[]>(await browser.get('/api/notification/list')).map(({ title }) => title);

/** Buyers, trusted persons and the lawyer between them. */
export class SigningHouse {
  readonly house: House;
  #lawyer: Browser;

  private constructor(house: House, lawyer: Browser) {
    this.house = house;
    this.#lawyer = lawyer;
  }

  static async open(): Promise<SigningHouse> {
    const house = await openHouse();
    return new SigningHouse(house, await enterDesk(house, 'lawyer'));
  }

  get lawyer(): Browser {
    return this.#lawyer;
  }

  /** A session does not outlive the clock being moved far. */
  async lawyerAgain(): Promise<void> {
    this.#lawyer = await enterDesk(this.house, 'lawyer');
  }

  async pair(number: string): Promise<Pair> {
    const { house } = this;
    const [buyer, estate] = [await house.visit(number), await house.estate()];
    for (const answer of [await buyer.begin(estate), await buyer.givePassport(estate)]) given(answer);
    const principalId = ((await buyer.browser.get('/api/users')).body as unknown as { id: number }).id;
    const friend = await makePerson(house, { name: 'Олег', surname: 'Лесной' });
    const theirs = await friend.signIn();
    const trust = await giveTrust(house, principalId, friend, { scope: 'sign' });
    return { buyer, principalId, friend, theirs, estate, trust };
  }

  /** What stands in the paper. */
  get form() {
    return {
      number: '77/100-н/77-2026-1-234',
      notary: 'Смирнова Ирина Павловна, Мурманск',
      givenOn: dayIn(this.house, -3),
      until: dayIn(this.house, 200),
    };
  }

  async give({ buyer, trust }: Pair, own: object = {}): Promise<Answer> {
    const scans = [await uploadScan(buyer.browser)];
    return buyer.browser.act(`/api/users/delegates/${trust}/power`, { ...this.form, scans, ...own });
  }

  async listed() {
    const answer = await this.lawyer.get('/api/office/powers');
    return given<{ items: { power: string; principal: string; state: string }[] }>(answer).items;
  }

  /** The one that came last: other tests leave theirs. */
  async lastAsked(): Promise<string> {
    return (await this.listed()).filter(({ state }) => state === 'asked').at(-1)?.power ?? '';
  }

  async openPower(power: string): Promise<OpenedPower> {
    return given<{ power: OpenedPower }>(await this.lawyer.get(`/api/office/powers/${power}`)).power;
  }

  decide(power: string, body: object): Promise<Answer> {
    return this.lawyer.post(`/api/office/powers/${power}`, body);
  }

  /** Their passports are looked at by the desk. */
  async checkPassports({ theirs, principalId, friend }: Pair): Promise<void> {
    given(await theirs.act('/api/users/passport', { passport, scans: [await uploadScan(theirs)] }));
    const now = this.house.clock.now().toISOString();
    await this.house.context.db.execute(
      sql`update passports set checked_at = ${now} where user_id in (${principalId}, ${friend.id})`,
    );
  }

  /** A power of attorney from its showing to its acceptance. */
  async accepted(own: Pair): Promise<string> {
    given(await this.give(own));
    await this.checkPassports(own);
    const power = await this.lastAsked();
    await this.openPower(power);
    given(await this.decide(power, { verdict: 'accepted' }));
    return power;
  }

  /** The code that comes to the trusted person's own phone. */
  async codeFor(own: Pair, sha256: string): Promise<string> {
    const known = (await this.house.outside.sms(own.friend.phone)).length;
    this.house.clock.advance(61);
    given(await own.theirs.post(at(own, '/signing-code'), { sha256 }));
    return this.house.outside.code(own.friend.phone, { known });
  }
}
