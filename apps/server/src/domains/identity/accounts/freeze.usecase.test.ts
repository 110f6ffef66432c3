import { endpointTable } from '@novosel/contract/wire/table.ts';
import { describe, expect, it } from 'vitest';
import { lastCode, lastSms } from '../../../../test/last-sms.ts';
import { sampleBody } from '../../../../test/matrix/sample-body.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { signedIn } from '../../../../test/people/signed-in.ts';
import { demoPassword } from '../../../../test/test-server.ts';
import { desc, eq } from '../../../platform/database/drizzle.ts';
import { auditRecords, outbox } from '../../../platform/platform.tables.ts';

const scene = signedIn();

const changes = endpointTable.filter(({ whenFrozen }) => whenFrozen !== undefined);
const freeze = () => scene.browser.post('/api/users/freeze', {});
const sendCode = () => scene.browser.post('/api/users/freeze/code', {});
const end = (said: object) =>
  scene.browser.post('/api/users/freeze/end', { password: demoPassword, ...said });
const isFrozen = async () => (await scene.person.row()).frozenAt !== null;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const call = ({ path, ...endpoint }: (typeof endpointTable)[number]) =>
  scene.browser.send(endpoint.method, path.replace(/\{\w+\}/g, '1'), sampleBody({ path, ...endpoint }));

describe('a frozen cabinet', () => {
  it('closes signing, money, bookings and contacts, and nothing else', () => {
    const closed = changes.filter(({ whenFrozen }) => whenFrozen === 'closed').map(({ name }) => name);
    expect(closed).toEqual(
      expect.arrayContaining([
        'booking.begin',
        'booking.passport',
        'booking.signingCode',
        'booking.sign',
        'booking.pay',
        'booking.cancel',
        'contact.sendCodes',
        'subscriptions.choose',
        'contact.change',
      ]),
    );
    expect(closed.filter((name) => /^(chat|notifications|feedback|sessions|auth)\./.test(name))).toEqual([]);
  });

  it.each(changes.filter(({ whenFrozen }) => whenFrozen === 'closed').map((act) => [act.name, act] as const))(
    'refuses %s with the way out',
    async (_, act) => {
      expect((await call(act)).body.code).not.toBe('CABINET_FROZEN');
      expect((await freeze()).status).toBe(200);
      const answer = await call(act);
      expect([answer.status, answer.body.code]).toEqual([409, 'CABINET_FROZEN']);
      expect(answer.body.message).toContain('Настройках');
    },
  );

  it.each(
    changes
      .filter(({ whenFrozen, name }) => whenFrozen === 'open' && !/logout|endAll/.test(name))
      .map((act) => [act.name, act] as const),
  )('lets %s through', async (_, act) => {
    await freeze();
    expect((await call(act)).body.code).not.toBe('CABINET_FROZEN');
  });

  it('is read on; the person and the e-mail are told, and it is audited', async () => {
    expect((await freeze()).status).toBe(200);
    const { status, body } = await scene.browser.get('/api/users');
    expect([status, (body as { frozenAt?: unknown }).frozenAt]).toEqual([200, expect.any(String)]);
    const told = await scene.server.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(2);
    expect(told.map(({ payload }) => (payload as { to: string }).to).sort()).toEqual(
      [scene.person.phone, scene.person.email].sort(),
    );
    const [record] = await scene.server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.actorId, scene.person.id))
      .orderBy(desc(auditRecords.id))
      .limit(1);
    expect(record?.action).toBe('identity.freeze');
    expect((await freeze()).body.code).toBe('STEP_WRONG');
  });

  it('is not begun by who has no phone to unfreeze it by, nor by a session proved long ago', async () => {
    scene.server.clock.advance(301);
    expect((await freeze()).body.code).toBe('PROOF_REQUIRED');
    scene.person = await makePerson(scene.server, { phone: null });
    scene.browser = scene.server.browser();
    const entered = await scene.browser.post('/api/auth/login', {
      type: 'email',
      email: scene.person.email,
      password: demoPassword,
    });
    scene.browser.bearer = (entered.body.data as unknown as { token: string }).token;
    expect((await freeze()).body.code).toBe('STEP_WRONG');
  });

  it('is unfrozen by the password and the code of the phone together, once', async () => {
    await freeze();
    expect((await sendCode()).status).toBe(200);
    expect((await lastSms(scene.server)).text).toContain('разморозить');
    const code = await lastCode(scene.server);
    expect((await end({ code })).status).toBe(200);
    expect(await isFrozen()).toBe(false);
    expect((await end({ code })).body.code).toBe('STEP_WRONG');
    expect((await sendCode()).body.code).toBe('STEP_WRONG');
  });

  it.each([
    ['a wrong password', { password: 'не тот пароль' }, 'PASSWORD_WRONG'],
    ['a wrong code', 'code', 'CODE_WRONG'],
  ] as const)('stays frozen after %s', async (_, said, refusal) => {
    await freeze();
    await sendCode();
    const code = await lastCode(scene.server);
    expect((await end(said === 'code' ? { code: wrong(code) } : { code, ...said })).body.code).toBe(refusal);
    expect(await isFrozen()).toBe(true);
  });

  it('is not unfrozen by a code of a former frost, nor by one that is too old', async () => {
    await freeze();
    await sendCode();
    const first = await lastCode(scene.server);
    expect((await end({ code: first })).status).toBe(200);
    scene.server.clock.advance(61);
    await freeze();
    expect((await end({ code: first })).body.code).toBe('CODE_EXPIRED');
    await sendCode();
    const second = await lastCode(scene.server);
    scene.server.clock.advance(301);
    scene.browser = await scene.person.signIn();
    expect((await end({ code: second })).body.code).toBe('CODE_EXPIRED');
  });
});
