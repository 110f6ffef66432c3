import autocannon from 'autocannon';
import { quantile } from './numbers.ts';
import { cpuSeconds } from './process-cost.ts';

export interface Load {
  /** Answers with status 200 per second. */
  readonly perSecond: number;
  /** Milliseconds of the server's CPU per answer. */
  readonly cpuMs: number;
  /** The 95th percentile of the answer time in milliseconds. */
  readonly p95Ms: number;
}

interface Asked {
  readonly origin: string;
  readonly pid: number;
  readonly requests: readonly { readonly path: string; readonly headers?: Record<string, string> }[];
  readonly seconds: number;
  readonly connections?: number;
  /** Reads per second; without it as many as the server answers. */
  readonly perSecond?: number;
}

/** Sends reads to a server. @throws Error when any answer was not 200 */
export async function load({
  origin,
  pid,
  requests,
  seconds,
  connections = 64,
  perSecond,
}: Asked): Promise<Load> {
  const cpu = cpuSeconds(pid);
  // autocannon's own percentiles do not include the 95th.
  const waits: number[] = [];
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    ...(perSecond ? { overallRate: perSecond } : {}),
    requests: requests.map(({ path, headers = {} }) => ({ method: 'GET', path, headers })),
    setupClient: (client) => client.on('response', (_status, _bytes, ms) => waits.push(ms)),
  });
  const good = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || good === 0)
    throw new Error(`${origin}: ${good} good answers, ${result.non2xx} refused, ${result.errors} failed`);
  return {
    perSecond: good / result.duration,
    cpuMs: ((cpuSeconds(pid) - cpu) * 1000) / good,
    p95Ms: quantile(0.95, waits),
  };
}
