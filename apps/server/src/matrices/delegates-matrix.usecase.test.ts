import type { User } from '@novosel/contract/users/schema.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { absentId, call, pathOf, placesOf, seenOf } from '../../test/matrix/calls.ts';
import { openTrace } from '../../test/matrix/database-trace.ts';
import type { Things } from '../../test/matrix/make-things.ts';
import { startThingsServer } from '../../test/matrix/things-server.ts';
import { type MadePerson, makePerson } from '../../test/people/make-person.ts';
import { givePower, giveTrust } from '../../test/people/trust.ts';
import type { TestServer } from '../../test/test-server.ts';

let server: TestServer;
let things: Things;
let principalId: number;
let estate: number;

beforeAll(async () => {
  ({ server, things } = await startThingsServer());
  const booking = things.bookings.find(({ state }) => state === 'success');
  if (!booking) throw new Error('nobody has a booking that has succeeded');
  principalId = ((await booking.buyer.get('/api/users')).body as unknown as User).id;
  estate = booking.estate;
});
afterAll(() => server?.close());

interface Actor {
  readonly person: MadePerson;
  readonly browser: Browser;
  readonly delegation: string;
}

async function actor(own: Parameters<typeof giveTrust>[3]): Promise<Actor> {
  const person = await makePerson(server);
  const delegation = await giveTrust(server, principalId, person, own);
  return { person, delegation, browser: await person.signIn() };
}

const trusted = endpointTable.flatMap((endpoint) =>
  endpoint.owner.kind === 'delegate' ? [[endpoint.name, endpoint, endpoint.owner.scope] as const] : [],
);
const closed = endpointTable
  .filter(({ door, owner: { kind } }) => door === 'cabinet' && (kind === 'self' || kind === 'deal-member'))
  .filter((endpoint) => placesOf(endpoint).length > 0 && !endpoint.name.startsWith('delegates.'))
  .map((endpoint) => [endpoint.name, endpoint] as const);

const past = () => new Date(server.clock.now().getTime() - 1000);
const gone: [string, () => Parameters<typeof giveTrust>[3]][] = [
  ['whose last day is over', () => ({ scope: 'pay', until: past() })],
  ['who has lost the trust', () => ({ scope: 'pay', endedAt: past(), endedBy: 'principal' })],
  ['who has not accepted', () => ({ scope: 'pay', delegateId: null, acceptedAt: null })],
];

const realPath = (endpoint: (typeof endpointTable)[number], delegation: string) =>
  pathOf(endpoint, (place) =>
    place === 'delegation' ? delegation : place === 'document' ? absentId('document') : estate,
  );

describe('trusted persons at every endpoint (promise 20)', () => {
  it('[S6-12] declares a scope for looking, for paying and for signing, and for nothing else', () => {
    expect(trusted.map(([name, , scope]) => [name, scope])).toEqual([
      ['delegates.deals', 'view'],
      ['delegates.deal', 'view'],
      ['delegates.pay', 'pay'],
      ['delegates.refreshPayment', 'pay'],
      ['delegates.nameInAgreement', 'sign'],
      ['delegates.agreement', 'sign'],
      ['delegates.signingCode', 'sign'],
      ['delegates.sign', 'sign'],
    ]);
  });

  it.each(trusted)(
    '[S6-12] %s: opens by its scope, to who may look, who may pay and who may sign',
    async (_, endpoint, needed) => {
      for (const [scope, power, has] of [
        ['view', undefined, ['view']],
        ['pay', undefined, ['view', 'pay']],
        ['sign', undefined, ['view', 'pay']],
        ['sign', 'asked', ['view', 'pay']],
        ['sign', 'refused', ['view', 'pay']],
        ['sign', 'accepted', ['view', 'pay', 'sign']],
      ] as const) {
        const { browser, delegation } = await actor({ scope });
        if (power) await givePower(server, delegation, { state: power });
        const answer = await call(browser, endpoint, { path: realPath(endpoint, delegation) });
        const tried = `${scope} ${power ?? ''}: ${answer.raw.body}`;
        if (!has.some((one) => one === needed))
          expect([answer.status, answer.body.code], tried).toEqual([409, 'DELEGATE_SCOPE']);
        // The buyer has paid the fee and signed the agreement himself: the step refuses another act, and no
        // paper names the delegate.
        else if (endpoint.name === 'delegates.agreement') expect(answer.body.code, tried).toBe('NOT_FOUND');
        else if (endpoint.name === 'delegates.pay' || needed === 'sign')
          expect(answer.body.code, tried).toBe('STEP_WRONG');
        else expect(answer.status, tried).toBe(200);
      }
    },
  );

  it.each(
    trusted.flatMap(([name, endpoint]) => gone.map(([who, own]) => [name, who, endpoint, own] as const)),
  )('[S6-12] %s: to one %s it is as if there were nothing', async (_, __, endpoint, own) => {
    const { browser, delegation } = await actor(own());
    const nothing = seenOf(
      await call(browser, endpoint, { path: realPath(endpoint, absentId('delegation') as string) }),
    );
    const seen = await call(browser, endpoint, { path: realPath(endpoint, delegation) });
    expect(seen.status).toBe(404);
    expect(seenOf(seen)).toEqual(nothing);
  });

  it.each(closed)('[S6-12] %s: stays closed to a trusted person', async (_, endpoint) => {
    const { browser, delegation } = await actor({ scope: 'sign' });
    await givePower(server, delegation);
    const trace = await openTrace(server);
    const before = await trace();
    const last = placesOf(endpoint).at(-1) ?? '';
    const ids = things.ids[`${endpoint.name} ${last}`] ?? things.ids[last] ?? [];
    if (ids.length === 0) throw new Error(`${endpoint.name}: nothing of the principal to ask for`);
    for (const id of ids) {
      const answer = await call(browser, endpoint, { path: pathOf(endpoint, () => id) });
      for (const mark of things.marks) expect(answer.raw.body).not.toContain(mark);
    }
    if (!['feedback.keepDraft', 'flats.join'].includes(endpoint.name)) expect(await trace()).toEqual(before);
  });
});
