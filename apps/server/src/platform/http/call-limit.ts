import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { addressBlock } from '../limits.ts';

/** Counts a call. @returns the refusal with the seconds to wait, when there were too many */
type TakeCall = (caller: string) => AppError | undefined;

interface Rate {
  readonly max: number;
  readonly seconds: number;
}

interface Window {
  count: number;
  /** Milliseconds. */
  readonly endsAt: number;
}

/** Most callers in memory; the oldest windows are dropped first. */
const mostCallers = 10_000;

/**
 * Counts calls in this node's memory, to protect the node. Limits that protect an account are counted in the
 * database (`limits.ts`).
 */
export function openCallLimit({ max, seconds }: Rate, clock: Clock): TakeCall {
  /** In the order in which the windows began. */
  const windows = new Map<string, Window>();
  return (caller) => {
    const now = clock.now().getTime();
    const known = windows.get(caller);
    if (known && now < known.endsAt) {
      known.count += 1;
      if (known.count <= max) return undefined;
      return new AppError('RATE_LIMITED', { params: { seconds: Math.ceil((known.endsAt - now) / 1000) } });
    }
    windows.delete(caller);
    windows.set(caller, { count: 1, endsAt: now + seconds * 1000 });
    const [oldest] = windows.keys();
    if (windows.size > mostCallers && oldest !== undefined) windows.delete(oldest);
    return undefined;
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another limit per address than the default; none for `false`. */
    callLimit?: Rate | false;
  }
}

/** The route of static files, and of the page for every path without a route. */
const files = '/*';

/**
 * Checks the limit per network address on every route before anything else. Static files have a separate
 * limit: a page loads dozens of them, they are cheap, and all subscribers of a mobile network may share one
 * address.
 */
export function limitCalls(
  app: FastifyInstance,
  clock: Clock,
  rate: Rate & { readonly files: number },
): void {
  const ofDoor = openCallLimit(rate, clock);
  const ofFiles = openCallLimit({ ...rate, max: rate.files }, clock);
  app.addHook('onRoute', (route) => {
    const own = route.config?.callLimit;
    if (own === false) return;
    const take = own ? openCallLimit(own, clock) : route.url === files ? ofFiles : ofDoor;
    // A client that has already disconnected has no address, whatever the type says.
    const limit: onRequestHookHandler = (request, _, done) => done(take(addressBlock(request.ip ?? '')));
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()];
  });
}
