import { execFileSync } from 'node:child_process';
import { hash as hashAtOnce } from '@node-rs/argon2';
import { afterEach, describe, expect, it } from 'vitest';
import { openPasswordHasher, type PasswordHasher } from './password-hasher.ts';

let hasher: PasswordHasher | undefined;
const open = (options?: Partial<Parameters<typeof openPasswordHasher>[0]>): PasswordHasher => {
  hasher = openPasswordHasher({ passes: 2, ...options });
  return hasher;
};
afterEach(() => hasher?.close());

/** Hashing child processes of this process. */
function hashingProcesses(): { pid: number; nice: number }[] {
  const table = execFileSync('ps', ['-o', 'pid=,ni=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return table
    .split('\n')
    .filter((line) => line.includes('password-hasher-process'))
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, nice]) => ({ pid: Number(pid), nice: Number(nice) }));
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 200 && !holds(); i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the password hasher (promise 1)', () => {
  it.each([2, 16])(
    'hashes with argon2id at 19 MiB, %i passes, one lane, and tells right from wrong',
    async (passes) => {
      const { hash, verify, isCheap } = open({ passes });
      const made = await hash('novosel-demo');
      expect(made.split('$').slice(0, 4)).toEqual(['', 'argon2id', 'v=19', `m=19456,t=${passes},p=1`]);
      expect([(await hash('novosel-demo')) === made, isCheap(made)]).toEqual([false, false]);
      expect([await verify(made, 'novosel-demo'), await verify(made, 'novosel-demo ')]).toEqual([
        true,
        false,
      ]);
    },
  );

  it('tells right from wrong by a hash of a lower cost, which it calls cheap, and finds nobody’s password wrong', async () => {
    const { verify, isCheap } = open({ passes: 6 });
    const before = await hashAtOnce('novosel-demo', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(isCheap(before)).toBe(true);
    expect([await verify(before, 'novosel-demo'), await verify(before, 'x')]).toEqual([true, false]);
    expect(await verify(undefined, 'novosel-demo')).toBe(false);
  });

  it('works in a process of lower priority, started when it is needed and ended after a while', async () => {
    const { hash } = open({ idleMs: 50 });
    const before = hashingProcesses().length;
    await hash('x');
    const [working] = hashingProcesses();
    expect([before, working?.nice]).toEqual([0, 10]);
    await until(() => hashingProcesses().length === 0);
    expect(hashingProcesses()).toEqual([]);
    expect(await hash('y')).toMatch(/^\$argon2id/);
  });

  it('lets two be hashed and 32 wait, and refuses the others at once', async () => {
    const { hash } = open();
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, i) => hash(`p${i}`)));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(34);
    expect(refused).toEqual(Array(6).fill('LOGIN_BUSY'));
  });

  it('survives the death of its process, and carries out what was under way', async () => {
    const { hash } = open();
    await hash('warm');
    const work = Promise.all(Array.from({ length: 8 }, (_, i) => hash(`p${i}`)));
    for (const { pid } of hashingProcesses()) process.kill(pid, 'SIGKILL');
    expect(await work).toHaveLength(8);
  });

  it('rejects a hash that is none, and goes on', async () => {
    const { hash, verify } = open();
    await expect(verify('not a hash', 'x')).rejects.toThrow();
    expect(await hash('x')).toMatch(/^\$argon2id/);
  });

  it('refuses what comes or waits after its end', async () => {
    const closing = open();
    const waiting = Promise.allSettled(Array.from({ length: 6 }, () => closing.hash('x')));
    await closing.close();
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
    await expect(closing.hash('x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
