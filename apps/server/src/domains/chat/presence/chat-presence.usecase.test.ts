import type { getChatDesk } from '@novosel/contract/chat/endpoints.ts';
import { deskPresenceMinutes, usualWait } from '@novosel/contract/chat/rules.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { type ChatScene, openScene } from '../../../../test/chat-scene.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let scene: ChatScene;
let buyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
  scene = openScene(server);
  buyer = await server.buyer('01');
});
afterAll(() => server?.close());

/** The answer after the cached one of the minute before has expired. */
const told = async () => {
  server.clock.advance(61);
  return (await buyer.get('/api/chat/desk')).body.data as unknown as AnswerOf<typeof getChatDesk>['data'];
};
const seen = (role: string, minutesAgo: number) =>
  server.context.db.execute(sql`
    update sessions set seen_at = ${new Date(server.clock.now().getTime() - minutesAgo * 60_000).toISOString()}
    where user_id = (select id from users where email = ${`${role}@demo.test`})`);

describe('who is at the desk', () => {
  it('is somebody who answers and has called within the last minutes', async () => {
    expect(await told()).toMatchObject({ present: false });
    await enterDesk(server, 'lawyer');
    expect(await told()).toMatchObject({ present: false });
    await enterDesk(server, 'support');
    expect(await told()).toMatchObject({ present: true });
    await seen('support', deskPresenceMinutes + 1);
    expect(await told()).toMatchObject({ present: false });
  });

  it('is nobody whose sign-in is over', async () => {
    await enterDesk(server, 'manager');
    expect(await told()).toMatchObject({ present: true });
    await server.context.db.execute(sql`update sessions set revoked_at = now() where door = 'office'`);
    expect(await told()).toMatchObject({ present: false });
  });

  it('is asked of the database once a minute', async () => {
    await told();
    await enterDesk(server, 'support');
    const now = async () => (await buyer.get('/api/chat/desk')).body.data as unknown as { present: boolean };
    expect((await now()).present).toBe(false);
    server.clock.advance(61);
    expect((await now()).present).toBe(true);
  });
});

describe('how long an answer takes', () => {
  const { leastAnswers, days } = usualWait;
  /** A question and its answer so many seconds later; further answers and questions do not count. */
  const answeredAfter = async (waited: number, who = buyer) => {
    const guid = await scene.guid(who);
    await scene.send(who, guid, 'Вопрос');
    server.clock.advance(waited - 60);
    expect((await scene.send(who, guid, 'Вы здесь?')).status).toBe(200);
    server.clock.advance(60);
    const staff = await enterDesk(server, 'support');
    await scene.answer(staff, guid, 'Здесь');
    await scene.answer(staff, guid, 'И ещё');
  };

  it('is not told by a few answers, then by the median from the first word to the answer', async () => {
    const waits = [120, 840, 240, 300, 720];
    for (const [place, waited] of waits.entries()) {
      expect(await told(), `${place} answers`).toMatchObject({ usualWaitSeconds: null });
      await answeredAfter(waited);
    }
    expect(waits).toHaveLength(leastAnswers);
    expect((await told()).usualWaitSeconds).toBeGreaterThanOrEqual(300);
    expect((await told()).usualWaitSeconds).toBeLessThan(305);
  });

  it('forgets what is long ago', async () => {
    server.clock.advance(days * 24 * 60 * 60);
    buyer = await server.buyer('01');
    expect(await told()).toMatchObject({ usualWaitSeconds: null });
  });
});
