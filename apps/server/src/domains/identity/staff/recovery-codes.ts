import { randomInt } from 'node:crypto';
import { recoveryCodesGiven } from '@novosel/contract/desk/staff-rules.ts';
import type { Config } from '../../../config.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { keyedHash } from '../sessions/tokens.ts';
import { replaceRecoveryCodes } from './staff-factor.repo.ts';

/** Without ambiguous characters: i, l, o, 0, 1. Ten characters are 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

function newCode(): string {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`;
}

/** The stored hash of a code; spaces, hyphens and case do not count. */
export const recoveryHash = ({ secret }: Pick<Config, 'secret'>, userId: number, code: string): string =>
  keyedHash(secret, 'staff-recovery', String(userId), code.toLowerCase().replaceAll(/[\s-]/g, ''));

/** Replaces all recovery codes. @returns the new ones, to be shown once */
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
