import type { Config } from '../../config.ts';
import { keyedHash } from '../identity/public.ts';

/** The stored hash of a link’s secret. */
export const slipHash = ({ secret }: Pick<Config, 'secret'>, token: string): string =>
  keyedHash(secret, 'slip', token);
