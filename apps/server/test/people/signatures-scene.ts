import { randomUUID } from 'node:crypto';
import type { OwnOrder } from '@novosel/contract/eds/schema.ts';
import type { SigningView } from '@novosel/contract/signatures/schema.ts';
import { askOperator } from '../../src/domains/signatures/asking/ask-operator.ts';
import { findSignatories } from '../../src/domains/signatures/desk/signatories.repo.ts';
import {
  addSignatory,
  askSignatory,
  confirmSignatory,
} from '../../src/domains/signatures/desk/signatories.ts';
import { brand } from '../../src/platform/brand.ts';
import { sql } from '../../src/platform/database/drizzle.ts';
import { agree, readWhole, sendNew } from '../agree-contract.ts';
import type { Answer, Browser } from '../browser.ts';
import { given } from '../matrix/make-bookings.ts';
import { type Guest, MembersScene, type SceneDeal, snilsOf } from '../members-scene.ts';
import { type Outside, startOutside } from '../outside.ts';
import { giveCertificate } from './give-certificate.ts';

export const at = (estate: number, rest = '') => `/api/deals/${estate}/signing${rest}`;

export const signingOf = async (browser: Browser, estate: number): Promise<SigningView> =>
  given(await browser.get(at(estate)));

/** A signer’s own part of a signing. */
export async function mineOf(browser: Browser, estate: number) {
  const { mine } = await signingOf(browser, estate);
  if (!mine) throw new Error('he does not sign');
  return mine;
}

/** Asks for the signature of a person by his first certificate. */
export async function ask({ browser }: Guest, estate: number, more: object = {}): Promise<Answer> {
  const { paper, mine } = await signingOf(browser, estate);
  const body = { sha256: paper.sha256, certificate: mine?.certificates[0]?.id ?? randomUUID(), ...more };
  return browser.act(at(estate, '/ask'), body, randomUUID());
}

export const refuse = ({ browser }: Guest, estate: number, body: object): Promise<Answer> =>
  browser.act(at(estate, '/stop'), body, randomUUID());

/** The server with the signature operator, and deals whose contract is agreed to. */
export class SignaturesScene {
  readonly members: MembersScene;
  readonly outside: Outside;

  private constructor(members: MembersScene, outside: Outside) {
    this.members = members;
    this.outside = outside;
  }

  static async open(): Promise<SignaturesScene> {
    const outside = await startOutside();
    const members = await MembersScene.open({ PORT: String(outside.notifyPort), ...outside.env });
    const { server } = members;
    await server.cabinet.listen({ port: outside.notifyPort, host: 'localhost' });
    return new SignaturesScene(members, outside);
  }

  async shut(): Promise<void> {
    await this.members.server.close();
    await this.outside.close();
  }

  get server() {
    return this.members.server;
  }

  /** A deal of two owners whose contract both have agreed to. */
  async pair(surname?: string): Promise<{ readonly deal: SceneDeal; readonly other: Guest }> {
    const { deal, other } = await this.members.readyPair(surname);
    await deal.confirmTotal();
    given(await sendNew(this.members.lawyer, deal));
    for (const { browser } of [deal.owner, other]) given(await readWhole(browser, deal.estate));
    for (const { browser } of [deal.owner, other]) given(await agree(browser, deal.estate));
    return { deal, other };
  }

  /** A certificate in force with the SNILS of a person’s papers. */
  certificate(guest: Guest, more: Parameters<typeof giveCertificate>[3] = {}): Promise<OwnOrder> {
    return giveCertificate(this.server, this.outside, guest.browser, { snils: snilsOf(guest.id), ...more });
  }

  /** Asks the operator about requests that are not over, as the jobs would: of all deals, or of one. */
  async settle(deal?: SceneDeal): Promise<void> {
    const { context, clock } = this.server;
    const { rows } = await context.db.execute<{ id: string }>(sql`
      update signature_requests set next_ask_at = ${clock.now().toISOString()}
       where next_ask_at is not null and deal_id = coalesce(${deal?.deal ?? null}::uuid, deal_id) returning id`);
    for (const { id } of rows) await askOperator(context, id);
  }

  /** The paper that waits in a person’s app. */
  async paperOf({ phone }: Pick<Guest, 'phone'>): Promise<string> {
    await this.settle();
    const [paper] = await this.outside.papersIn(phone);
    if (!paper) throw new Error(`nothing waits in the app of ${phone}`);
    return paper.id;
  }

  /** A person answers in his app, and the answer has come. */
  async answer(guest: Pick<Guest, 'phone'>, answer: 'sign' | 'refuse' = 'sign'): Promise<void> {
    await this.outside.answerPaper(await this.paperOf(guest), answer);
    await this.settle();
  }

  /** Asks for a person’s signature, and the person signs in his app. */
  async sign(guest: Guest, { estate }: SceneDeal): Promise<void> {
    given(await ask(guest, estate));
    await this.answer(guest);
  }

  /** Somebody who signs for the developer, or for a bank. */
  async signatory(more: object = {}): Promise<{ readonly id: string; readonly phone: string }> {
    const { context, clock } = this.server;
    const act = { at: clock.now(), actor: { kind: 'staff', id: 1, roles: ['admin'] } } as const;
    const { shortName, inn, ogrn } = brand.developer;
    const phone = '+79110000001';
    await addSignatory(context, context.db, act, {
      side: 'developer',
      bank: null,
      lastName: 'Печатников',
      firstName: 'Олег',
      patronymic: null,
      snils: snilsOf(900_001),
      phone,
      organization: shortName,
      inn,
      ogrn,
      title: 'Руководитель юридического отдела',
      power: { number: 'МЧД-77', givenOn: '2026-01-10', until: '2029-01-10' },
      ...more,
    });
    const added = (await findSignatories(context.db)).at(-1);
    if (!added) throw new Error('no signatory was added');
    await askSignatory(context, added.id);
    await confirmSignatory(context, context.db, act, added.id);
    return { id: added.id, phone: added.phone };
  }

  /** The lawyer asks, and the signatory of the side in turn signs in his app. */
  async signFor(
    { deal, estate, owner }: SceneDeal,
    { id, phone }: { readonly id: string; readonly phone: string },
  ): Promise<void> {
    const { paper } = await signingOf(owner.browser, estate);
    const body = { sha256: paper.sha256, signatory: id };
    given(await this.members.lawyer.act(`/api/office/deals/${deal}/signing/ask`, body));
    await this.answer({ phone });
  }
}
