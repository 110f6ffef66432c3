import { hash, type Options, verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { answerPassword } from './answer-password.ts';
import { hashCost, unmatchableHash } from './password-hash.ts';

const password = 'тихая вода у крыльца';
const passesOf = (stored: string) => Number(/,t=(\d+),/.exec(stored)?.[1]);

/** Calls the real library, and counts its passes. @returns the answer, and the number of passes */
async function compared(stored: string, given: string): Promise<readonly [boolean, number]> {
  let passes = 0;
  const counted = {
    hash: (secret: string | Uint8Array, options?: Options | null) => {
      passes += options?.timeCost ?? 0;
      return hash(secret, options);
    },
    verify: (hashed: string | Uint8Array, secret: string | Uint8Array) => {
      passes += passesOf(String(hashed));
      return verify(hashed, secret);
    },
  };
  const right = await answerPassword({ password: given, passes: 6, hash: stored }, counted);
  return [right === true, passes];
}

it('a wrong password costs as many passes whosever it is and however cheap his hash, and a right one only its own (promise 4)', async () => {
  const [cheap, dear] = await Promise.all([hash(password, hashCost(2)), hash(password, hashCost(6))]);
  expect(await compared(cheap, 'x')).toEqual([false, 6]);
  expect(await compared(dear, 'x')).toEqual([false, 6]);
  expect(await compared(unmatchableHash(6), password)).toEqual([false, 6]);
  expect(await compared(cheap, password)).toEqual([true, 2]);
});
