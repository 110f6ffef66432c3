import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meetAtLock } from '../../../../test/meet-at-lock.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { AppError } from '../../../platform/app-error.ts';
import { desc, eq, sql } from '../../../platform/database/drizzle.ts';
import { outbox } from '../../../platform/platform.tables.ts';
import { oneTimeCodes, users } from '../identity.tables.ts';
import { checkCode, useCode } from './check-code.ts';
import { endCodes, ofUser } from './codes.repo.ts';
import { issueCode } from './issue-code.ts';
import { sendBothCodes } from './send-code.ts';

let server: TestServer;
let userId = 0;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  const phone = `790000000${String(number).padStart(2, '0')}`;
  const [person] = await server.context.db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  userId = person?.id ?? 0;
});

const bound = (what: string) => createHash('sha256').update(what).digest('hex');
const claim = (what = 'agreement') => ({ subject: ofUser(userId), purpose: 'sign', boundTo: bound(what) });
const text = { ru: (code: string) => `Код ${code}`, en: (code: string) => `Code ${code}` };

/** Sends a code and reads it from the queued message. */
async function send(what?: string): Promise<string> {
  const { context } = server;
  await context.db.transaction((tx) => issueCode(context, tx, { ...claim(what), userId, text }));
  const [message] = await context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return /\d{6}/.exec((message?.payload as { text?: string } | undefined)?.text ?? '')?.[0] ?? '';
}

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const accept = (code: string, of = claim()) =>
  outcome(
    checkCode(server.context, of, code).then((checked) =>
      useCode(server.context.db, checked, server.clock.now()),
    ),
  );
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('one-time codes (promises 5, 6)', () => {
  it('that was compared and then ended, as a freeze ends all, is not used up any more', async () => {
    const code = await send();
    const checked = await checkCode(server.context, claim(), code);
    await endCodes(server.context.db, userId, server.clock.now());
    // The act that it confirms began earlier, perhaps on a node whose clock is behind.
    server.clock.advance(-1);
    expect(await outcome(useCode(server.context.db, checked, server.clock.now()))).toBe('CODE_EXPIRED');
    expect(await accept(code)).toBe('CODE_EXPIRED');
    server.clock.advance(1);
  });

  it('are six digits, sent to the phone of the account and stored only as a keyed hash', async () => {
    const code = await send();
    const [row] = await server.context.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.subject, ofUser(userId)));
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.codeHash).not.toBe(createHash('sha256').update(code).digest('base64url'));
    expect(await accept(code)).toBe('accepted');
  });

  it('are good once, also when 200 send the right one at the same moment', async () => {
    const code = await send();
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => accept(code)));
    expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(1);
    expect(await accept(code)).toBe('CODE_EXPIRED');
  });

  it('are over after three misses, and the right one comes too late', async () => {
    const code = await send();
    expect([await accept(wrong(code)), await accept(wrong(code)), await accept(wrong(code))]).toEqual([
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_TRIES_OVER',
    ]);
    expect(await accept(code)).toBe('CODE_TRIES_OVER');
  });

  it('carry used tries over to the code that is sent again', async () => {
    const first = await send();
    await accept(wrong(first));
    await accept(wrong(first));
    server.clock.advance(61);
    const second = await send();
    expect(await accept(wrong(second))).toBe('CODE_TRIES_OVER');
    server.clock.advance(61);
    expect(await outcome(send())).toBe('CODE_LATER');
    server.clock.advance(5 * 60);
    expect(await accept(await send())).toBe('accepted');
  });

  it('die when another is sent in their place', async () => {
    const first = await send();
    server.clock.advance(61);
    const second = await send();
    expect(await accept(first === second ? wrong(first) : first)).toBe('CODE_WRONG');
    expect(await accept(second)).toBe('accepted');
  });

  it('confirm only the thing, the purpose and the person they were sent for', async () => {
    const code = await send();
    expect(await accept(code, claim('another agreement'))).toBe('CODE_EXPIRED');
    expect(await accept(code, { ...claim(), purpose: 'reset' })).toBe('CODE_EXPIRED');
    expect(await accept(code, { ...claim(), subject: ofUser(userId + 1) })).toBe('CODE_EXPIRED');
    expect(await accept(code)).toBe('accepted');
  });

  it('live five minutes, to the second', async () => {
    await server.clock.standing(async () => {
      const code = await send();
      server.clock.advance(5 * 60 - 1);
      const [row] = await server.context.db
        .select()
        .from(oneTimeCodes)
        .where(eq(oneTimeCodes.subject, ofUser(userId)));
      expect(row?.expiresAt.getTime()).toBe((row?.createdAt.getTime() ?? 0) + 300_000);
      server.clock.advance(2);
      expect(await accept(code)).toBe('CODE_EXPIRED');
    });
  });

  it('keep the try counted when what they confirm fails', async () => {
    const code = await send();
    const { db } = server.context;
    await checkCode(server.context, claim(), code);
    await outcome(
      db.transaction(async () => {
        throw new AppError('STEP_WRONG');
      }),
    );
    const [row] = await db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.subject, ofUser(userId)));
    expect([row?.tries, row?.usedAt]).toEqual([1, null]);
  });

  it('are sent at most every minute, three in ten minutes, ten a day', async () => {
    const sent = [await outcome(send('1')), await outcome(send('1')), await outcome(send('2'))];
    // The code of the second act was sent; for the third there is no valid code.
    expect(sent).toEqual(['accepted', 'CODE_TOO_SOON', 'CODE_LATER']);
    server.clock.advance(61);
    await send('3');
    server.clock.advance(61);
    await send('4');
    server.clock.advance(61);
    expect(await outcome(send('5'))).toBe('CODE_LATER');
    for (let i = 0; i < 7; i += 1) {
      server.clock.advance(601);
      await send(`day ${i}`);
    }
    server.clock.advance(601);
    expect(await outcome(send('too many'))).toBe('CODE_DAY_OVER');
    server.clock.advance(24 * 60 * 60);
    expect(await send('tomorrow')).toMatch(/^\d{6}$/);
  });

  it('to two contacts are counted in one order, so that two senders of the same two do not block each other', async () => {
    const { context } = server;
    const to = (value: string) =>
      ({ ...claim(value), to: { type: 'email', value }, locale: 'ru', text, length: 6, limits: [] }) as const;
    const [one, other] = [to('one@post.test'), to('other@post.test')];
    const both = (first: typeof one, second: typeof one) => () =>
      outcome(context.db.transaction((tx) => sendBothCodes(context, tx, first, second)));
    expect(await both(one, other)()).toBe('accepted');
    server.clock.advance(61);
    const held = sql`select from rate_counters where key like 'code:window:%' for update`;
    const outcomes = await meetAtLock(server, held, [both(one, other), both(other, one)]);
    expect(outcomes.sort()).toEqual(['CODE_TOO_SOON', 'accepted']);
  });

  it('go out once when 20 are asked for at the same moment', async () => {
    const before = await server.context.db.$count(outbox);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(send())));
    expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(1);
    expect(await server.context.db.$count(outbox)).toBe(before + 1);
  });
});
