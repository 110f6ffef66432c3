import { createHash, timingSafeEqual } from 'node:crypto';
import type { OutsideConfig } from '../config.ts';
import { AcquirerError } from './errors.ts';

/** Basic auth with shopId and secret. @throws AcquirerError invalid_credentials */
export function authorize(config: OutsideConfig, header: string | undefined): void {
  const expected = `Basic ${Buffer.from(`${config.shopId}:${config.shopSecret}`).toString('base64')}`;
  if (!header || !timingSafeEqual(digest(header), digest(expected))) {
    throw new AcquirerError(
      'invalid_credentials',
      'Error in shopId or secret key. Check their validity. You can resend request.',
      'Authorization',
    );
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
