import { randomInt } from 'node:crypto';
import { recoveryCodesGiven } from '@novosel/contract/desk/staff-rules.ts';
import type { Config } from '../../../config.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { keyedHash } from '../sessions/tokens.ts';
import { replaceRecoveryCodes } from './staff-factor.repo.ts';

/** Without what is read in two ways: i, l, o, 0, 1. Ten of them are 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

function newCode(): string {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`;
}

/** What is kept of a code; spaces, hyphens and capitals of typing do not count. */
export const recoveryHash = ({ secret }: Pick<Config, 'secret'>, userId: number, code: string): string =>
  keyedHash(secret, 'staff-recovery', String(userId), code.toLowerCase().replaceAll(/[\s-]/g, ''));

/** New codes in place of all former ones. @returns them as they are shown, once */
export async function giveRecoveryCodes(
  config: Pick<Config, 'secret'>,
  tx: Executor,
  userId: number,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodesGiven) codes.add(newCode());
  const shown = [...codes];
  await replaceRecoveryCodes(
    tx,
    userId,
    shown.map((code) => recoveryHash(config, userId, code)),
  );
  return shown;
}
