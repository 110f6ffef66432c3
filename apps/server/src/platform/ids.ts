import { randomUUID } from 'node:crypto';

/**
 * UUID version 7 (RFC 9562, 5.7): ordered by time, so that primary keys grow at one end of their index. Its
 * random part comes from `randomUUID`, which fetches entropy for many IDs at once: every request needs one.
 */
export function uuidv7(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
