import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './cluster/free-ports.ts';

const main = join(import.meta.dirname, '../../outside/src/main.ts');
/** What was compiled for one file of tests serves the next, as with `npm start`. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/node');

interface Message {
  readonly to: string;
  readonly text: string;
}

interface OutsidePayment {
  readonly id: string;
  readonly status: string;
  readonly metadata: Record<string, string>;
}

/** The outside world as its own process, spoken to over HTTP. */
export interface Outside {
  readonly origin: string;
  /** Where its notices go: the server under test should listen there. */
  readonly notifyPort: number;
  readonly env: Record<string, string>;
  sms(phone: string): Promise<readonly Message[]>;
  /** Waits for an SMS with a code that came after `known` others. @returns the code */
  code(phone: string, known?: number): Promise<string>;
  payments(): Promise<readonly OutsidePayment[]>;
  /** Plays the person and the bank. */
  drive(paymentId: string, outcome: 'succeed' | 'decline' | 'expire' | 'hang'): Promise<void>;
  fault(fault: { target: string; mode: string; count?: number; ms?: number; about?: string }): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param ownPort where it shall listen; without it, a free one
 * @param more settings of its own
 */
export async function startOutside(ownPort?: number, more: Record<string, string> = {}): Promise<Outside> {
  const [freePort = 0, smtpPort = 0, notifyPort = 0] = await freePorts(3);
  const port = ownPort ?? freePort;
  const origin = `http://localhost:${port}`;
  const env = { OUTSIDE_PORT: String(port), OUTSIDE_SMTP_PORT: String(smtpPort) };
  const state = join(tmpdir(), `novosel-outside-${port}-${process.pid}.json`);
  const child = spawn(process.execPath, [main], {
    env: {
      ...env,
      ...more,
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: compiled,
      OUTSIDE_STATE: state,
      OUTSIDE_NOTIFY_URL: `http://localhost:${notifyPort}/api/payments/notifications`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const authorization = `Basic ${Buffer.from('demo-shop-1:demo-secret').toString('base64')}`;
  const call = async <Body>(path: string, post?: object): Promise<Body> => {
    const response = await fetch(`${origin}${path}`, {
      headers: { authorization, ...(post ? { 'content-type': 'application/json' } : {}) },
      ...(post ? { method: 'POST', body: JSON.stringify(post) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  await until(async () => (await fetch(`${origin}/health/live`).catch(() => undefined))?.ok);
  const sms = (phone: string) => call<Message[]>(`/sms?to=${encodeURIComponent(phone)}`);
  return {
    origin,
    notifyPort,
    env,
    sms,
    async code(phone, known = 0) {
      let code: string | undefined;
      await until(async () => {
        const messages = await sms(phone);
        // Other news may come after the code.
        for (const { text } of messages.slice(0, messages.length - known))
          code ??= /\b\d{6}\b/.exec(text)?.[0];
        return code !== undefined;
      });
      return code ?? '';
    },
    payments: async () => (await call<{ items: OutsidePayment[] }>('/v3/payments?limit=100')).items,
    async drive(id, outcome) {
      await call(`/v3/test/payments/${id}/${outcome}`, {});
    },
    async fault(fault) {
      await call('/faults', fault);
    },
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(state, { force: true });
    },
  };
}

/** Tries again every 50 ms until the answer is yes. @throws Error after ten seconds */
export async function until(
  isDone: () => Promise<boolean | undefined> | boolean | undefined,
  seconds = 10,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
