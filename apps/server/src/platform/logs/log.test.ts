import { describe, expect, it } from 'vitest';
import { type Log, openLog, openRequestLog } from './log.ts';

/** Lines written to the log. */
function written(use: (log: Log) => void): string {
  const lines: string[] = [];
  use(openLog('debug', { write: (line) => void lines.push(line) }));
  expect(lines.length).toBeGreaterThan(0);
  return lines.join('');
}

const canaries = [
  '79114455667',
  '+7 911 445-56-67',
  'kanareika@post.test',
  'Канарейкина',
  '4417 902345',
  '902345',
  'птичка в шахте 7',
  'qZ3x9Lk2mN8vB4cD7fG1hJ5kP0sR6tYwUeIoAsDfGhJ',
];
const person = {
  phone: canaries[0],
  tel: canaries[1],
  email: canaries[2],
  surname: canaries[3],
  passport: { serial: '4417', number: '902345' },
  number: canaries[4],
  code: canaries[5],
  password: canaries[6],
  token: canaries[7],
};
const clean = (lines: string) => {
  for (const canary of canaries) expect(lines).not.toContain(canary);
};

describe('[promise 52] the log', () => {
  it('cuts personal data and secrets out of fields, however deep they stand', () => {
    clean(written((log) => log.info(person, 'step')));
    clean(written((log) => log.warn({ a: { b: [{ c: person }] } }, 'step')));
    clean(written((log) => log.child({}).debug({ list: [[person]], err: { person } }, 'step')));
  });

  it.each([
    `Can't send mail - all recipients were rejected: 550 5.1.1 <${canaries[2]}>: no such user`,
    `invalid input syntax for type date: "${canaries[3]}"`,
    `Failed query: insert into "users" ("phone") values ($1)\nparams: ${canaries.join()}`,
    `Key (surname)=(${canaries[3]}) already exists.`,
    `gateway refused ${canaries[0]}, ${canaries[1]}, ${canaries[4]}; code ${canaries[5]}; Bearer ${canaries[7]}`,
  ])('cuts them out of an error, of its cause and of its words: %s', (message) => {
    const error = Object.assign(new Error(message, { cause: new Error(message) }), {
      params: canaries,
      person,
    });
    for (const say of [
      (log: Log) => log.error({ err: error, reqId: 'x' }, 'request failed'),
      (log: Log) => log.error({ err: error }),
      (log: Log) => log.error(error),
      (log: Log) => log.error({ failure: { error } }, message),
    ])
      clean(written(say));
  });

  it('keeps what is needed to find a fault: code, constraint, place and ids', () => {
    const id = '01a2010b-ffdd-78c1-abe7-35c09956e434';
    const error = Object.assign(new Error(`deposit ${id} is gone`), {
      code: '23505',
      constraint: 'users_phone',
    });
    const line = JSON.parse(
      written((log) => log.error({ err: error, code: 'INTERNAL', reqId: id }, 'request failed')),
    );
    expect(line).toMatchObject({
      msg: 'request failed',
      code: 'INTERNAL',
      reqId: id,
      err: { type: 'Error', code: '23505', constraint: 'users_phone', message: `deposit ${id} is gone` },
    });
    expect(line.err.stack).toContain('log.test.ts');
  });

  it('writes lines about requests as they are', () => {
    const fields = { reqId: '01a2010b', door: 'cabinet', route: '/api/auth/login', status: 200, ms: 12 };
    const line = written((log) => openRequestLog(log).info(fields, 'POST'));
    expect(JSON.parse(line)).toMatchObject({ ...fields, msg: 'POST' });
  });
});
