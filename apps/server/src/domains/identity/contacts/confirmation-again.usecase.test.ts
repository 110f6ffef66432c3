import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastLetter } from '../../../../test/last-letter.ts';
import { type MadePerson, makePerson } from '../../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let nth = 0;
async function waiting(pendingEmail = `waits-${nth++}@post.test`): Promise<MadePerson> {
  return makePerson(server, { email: null, pendingEmail });
}
const again = async (person: MadePerson) => (await person.signIn()).post('/api/users/email/letter');
const mails = async (): Promise<number> => {
  const { rows } = await server.context.db.execute(
    sql`select count(*)::int as n from outbox where topic = 'mail'`,
  );
  return (rows[0] as { n: number }).n;
};

describe('the letter that confirms an address, once more', () => {
  it('goes to the address that waits, and its link makes it the person’s own', async () => {
    const person = await waiting();
    const browser = await person.signIn();
    const { pendingEmail } = await person.row();
    expect((await browser.get('/api/users/email')).body.data).toEqual({ email: null, pending: pendingEmail });
    expect((await browser.post('/api/users/email/letter')).body).toEqual({
      result: true,
      data: { resendAfterSeconds: 60 },
    });
    const { to, text } = await lastLetter(server);
    expect(to).toBe(pendingEmail);
    const token = /\/auth\/email\/([\w-]+)/.exec(text ?? '')?.[1];
    expect((await server.browser().post('/api/auth/email', { token })).status).toBe(200);
    expect((await browser.get('/api/users/email')).body.data).toEqual({ email: pendingEmail, pending: null });
    expect((await browser.post('/api/users/email/letter')).body.code).toBe('STEP_WRONG');
  });

  it('[CABINET_FROZEN] confirms nothing while the cabinet is frozen, and does when it is not any more', async () => {
    const person = await waiting();
    const browser = await person.signIn();
    await browser.post('/api/users/email/letter');
    const token = /\/auth\/email\/([\w-]+)/.exec((await lastLetter(server)).text ?? '')?.[1];
    await browser.post('/api/users/freeze', {});
    const refused = await server.browser().post('/api/auth/email', { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'CABINET_FROZEN']);
    expect((await person.row()).email).toBeNull();
    await server.context.db.execute(sql`update users set frozen_at = null where id = ${person.id}`);
    expect((await server.browser().post('/api/auth/email', { token })).status).toBe(200);
  });

  it('is refused within a minute, and the sixth of a day, whoever asks for that address (promise 6)', async () => {
    const [person, twin] = [await waiting('pumped@post.test'), await waiting('pumped@post.test')];
    expect((await again(person)).status).toBe(200);
    const soon = await again(twin);
    expect([soon.status, soon.body.code]).toEqual([429, 'RATE_LIMITED']);
    for (let letter = 2; letter <= 5; letter += 1) {
      server.clock.advance(61);
      expect((await again(person)).status).toBe(200);
    }
    server.clock.advance(61);
    const before = await mails();
    expect((await again(twin)).body.code).toBe('LETTERS_OVER');
    expect(await mails()).toBe(before);
  });

  it('goes to nobody when the address is another’s by now; the answer is the same (promise 4)', async () => {
    const owner = await makePerson(server);
    const person = await waiting(owner.email);
    const before = await mails();
    expect((await again(person)).body).toEqual({ result: true, data: { resendAfterSeconds: 60 } });
    expect(await mails()).toBe(before);
  });
});
