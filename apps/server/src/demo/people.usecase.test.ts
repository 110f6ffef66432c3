import { isoDay } from '@novosel/contract/time/time.ts';
import { passportProblems } from '@novosel/contract/users/rules.ts';
import { freePorts } from '@novosel/testing/free-ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, startOutside, until } from '../../test/outside.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { users } from '../domains/identity/identity.tables.ts';
import { buyers, passportOf, withPassport } from './people.data.ts';
import { seedPeople } from './people.ts';
import { registerTotp } from './register-totp.ts';

let server: TestServer;
let outside: Outside | undefined;
let outsidePort: number;
beforeAll(async () => {
  [outsidePort = 0] = await freePorts(1);
  server = await startTestServer({ OUTSIDE_PORT: String(outsidePort) });
});
afterAll(async () => {
  await outside?.close();
  await server.close();
});

describe('the people of the demo (interface.md)', () => {
  it.each(buyers.map((_, place) => String(place + 1).padStart(2, '0')))(
    'buyer %s answers sign-in as told',
    async (number) => {
      const answer = await server.browser().post('/api/auth/login', {
        type: 'phone',
        phone: `+790000000${number}`,
        password: 'novosel-demo',
      });
      const { action } = answer.body.data as unknown as { action: string | null };
      expect(action).toBe({ '14': 'RENEW', '15': 'LOCKED' }[number] ?? null);
    },
  );

  it('are made once', async () => {
    const before = await server.context.db.$count(users);
    await seedPeople(server.context);
    expect(await server.context.db.$count(users)).toBe(before);
  });

  it('have passports that pass the rules of the form', () => {
    const today = isoDay(server.clock.now());
    for (const number of withPassport)
      expect(passportProblems(passportOf(number - 1, today), today), String(number)).toEqual([]);
  });

  it('of the desk have telephones in the outside world, also when it starts later than we do', async () => {
    registerTotp(server.context);
    await new Promise((resolve) => setTimeout(resolve, 300));
    outside = await startOutside(outsidePort);
    const codes = async () =>
      (await (await fetch(`${outside?.origin}/totp`)).json()) as { account: string; code: string }[];
    await until(async () => (await codes()).length === 5);

    const desk = server.deskBrowser();
    const login = await desk.post('/api/office/auth/login', {
      email: 'lawyer@demo.test',
      password: 'novosel-demo',
    });
    const { ticket } = login.body.data as unknown as { ticket: string };
    const code = (await codes()).find(({ account }) => account === 'lawyer@demo.test')?.code;
    const answer = await desk.post('/api/office/auth/totp', { ticket, code });
    expect(answer.body.result).toBe(true);
  });
});
