import { needsFreshProof, proofSeconds } from '@novosel/contract/session/proof.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { describe, expect, it } from 'vitest';
import { absentUuid, sampleBody } from '../../../../test/matrix/sample-body.ts';
import { signedIn } from '../../../../test/people/signed-in.ts';
import { demoPassword } from '../../../../test/test-server.ts';
import { and, eq } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';

const scene = signedIn();

type Sensitive = (typeof endpointTable)[number];
/** Endpoints of the cabinet; desk-proof.usecase.test.ts tests those of the desk. */
const sensitive = endpointTable.filter(({ door, proof }) => door === 'cabinet' && proof !== undefined);
const bodyOf = (act: Sensitive) => ({
  ...sampleBody(act),
  ...(act.proof === 'fresh-for-money' && { refundKopecks: 100 }),
});
const call = (act: Sensitive, by = scene.browser) => {
  const path = act.path.replace(/\{(passkey|delegation|order)\}/g, absentUuid).replace(/\{\w+\}/g, '1');
  return act.method === 'GET' ? by.get(path) : by.post(path, bodyOf(act));
};
const prove = (password = demoPassword, by = scene.browser) => by.post('/api/session/proof', { password });
const grow = () => scene.server.clock.advance(proofSeconds + 1);

describe('sensitive acts need a proof of at most five minutes (promise 11)', () => {
  it.each(sensitive.map((act) => [act.name, act] as const))(
    '[S4.2-13] %s is refused to a session that was proved longer ago',
    async (_, act) => {
      grow();
      const answer = await call(act);
      expect(answer.body.result).toBe(false);
      if (needsFreshProof(act, bodyOf(act)))
        expect([answer.status, answer.body.code]).toEqual([409, 'PROOF_REQUIRED']);
    },
  );

  it.each(
    sensitive.filter((act) => needsFreshProof(act, bodyOf(act))).map((act) => [act.name, act] as const),
  )(
    '%s is let through right after the sign-in, until the last second, and again after the password',
    async (_, act) => {
      expect((await call(act)).body.code).not.toBe('PROOF_REQUIRED');
      scene.server.clock.advance(proofSeconds - 5);
      expect((await call(act)).body.code).not.toBe('PROOF_REQUIRED');
      scene.server.clock.advance(6);
      expect((await call(act)).body.code).toBe('PROOF_REQUIRED');
      expect((await prove()).status).toBe(200);
      expect((await call(act)).body.code).not.toBe('PROOF_REQUIRED');
    },
  );

  it('a proof is of this session alone, and it is audited', async () => {
    const other = await scene.person.signIn();
    grow();
    expect((await prove()).status).toBe(200);
    const cancel = sensitive.find(({ name }) => name === 'booking.cancel');
    if (!cancel) throw new Error('no such act');
    expect((await call(cancel, other)).body.code).toBe('PROOF_REQUIRED');
    const records = await scene.server.context.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.actorId, scene.person.id), eq(auditRecords.action, 'identity.prove')));
    expect(records).toHaveLength(1);
  });

  it('a refund of nothing needs none', async () => {
    grow();
    expect((await scene.browser.post('/api/booking/1/cancel', { refundKopecks: 0 })).body.code).not.toBe(
      'PROOF_REQUIRED',
    );
  });

  it('a wrong password proves nothing, and is not guessed: ten close it, the right one too (promise 2)', async () => {
    grow();
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await prove(`wrong ${guess}`);
      expect([answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]).toEqual([
        422,
        'PASSWORD_WRONG',
        ['password'],
      ]);
    }
    expect((await prove()).body).toMatchObject({ result: false, code: 'LOGIN_LOCKED' });
    expect((await scene.browser.post('/api/booking/1/cancel', { refundKopecks: 100 })).body.code).toBe(
      'PROOF_REQUIRED',
    );
  });
});
