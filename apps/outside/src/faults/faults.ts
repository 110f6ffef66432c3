import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { unknownResult } from '../acquirer/errors.ts';

export const FAULT_TARGETS = [
  'payments.create',
  'payments.get',
  'refunds.create',
  'sms',
  'bank.scoring',
  'bank.mortgage',
  'operator.order',
  'operator.signing',
] as const;
/** `-after`: the call is performed and only its answer is lost; otherwise nothing is performed. */
export const FAULT_MODES = ['timeout', 'timeout-after', '500', '500-after', 'slow'] as const;

export type FaultTarget = (typeof FAULT_TARGETS)[number];

export interface Fault {
  target: FaultTarget;
  mode: (typeof FAULT_MODES)[number];
  /** How many more calls fail. */
  count: number;
  /** Delay of `slow`, or of the silence before `timeout` drops the connection, in milliseconds. */
  ms: number;
  /** Only calls whose body contains this text. */
  about?: string;
}

/** Faults ordered by tests; each breaks the next calls of its target. A restart forgets them. */
export class Faults {
  #ordered: Fault[] = [];

  order(fault: Fault): void {
    this.#ordered.push(fault);
  }

  clear(): void {
    this.#ordered = [];
  }

  list(): readonly Fault[] {
    return this.#ordered;
  }

  /**
   * Runs a call under the fault ordered for it, if any.
   * @throws AcquirerError internal_server_error
   */
  async run<T>(target: FaultTarget, reply: FastifyReply, work: () => T): Promise<T | FastifyReply> {
    const fault = this.#take(target, reply);
    switch (fault?.mode) {
      case undefined:
        return work();
      case 'slow':
        await wait(fault.ms, undefined, { ref: false });
        return work();
      case '500':
        throw unknownResult();
      case '500-after':
        work();
        throw unknownResult();
      case 'timeout':
        return silence(reply, fault.ms);
      case 'timeout-after':
        work();
        return silence(reply, fault.ms);
    }
  }

  #take(target: FaultTarget, reply: FastifyReply): Fault | undefined {
    const body = () => JSON.stringify(reply.request.body ?? '');
    const fault = this.#ordered.find(
      (ordered) => ordered.target === target && (!ordered.about || body().includes(ordered.about)),
    );
    if (fault) {
      fault.count -= 1;
      if (fault.count <= 0) this.#ordered.splice(this.#ordered.indexOf(fault), 1);
    }
    return fault;
  }
}

function silence(reply: FastifyReply, ms: number): FastifyReply {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), ms).unref();
  return reply;
}
