import type { Cluster } from '@novosel/testing/cluster.ts';
import type { Random } from '@novosel/testing/random.ts';
import type { House } from './house.ts';

/** What a trial is given. */
export interface Trial {
  readonly cluster: Cluster;
  readonly house: House;
  readonly random: Random;
  /** Number of repetitions at this stage. */
  readonly count: number;
}

/** Returns a summary for people. @throws Error when the promise was broken */
export type Verdict = () => Promise<string>;

/** A test of one promise of promises.md by deliberate damage. */
export interface Fault {
  /** Number in the list of promises. */
  readonly promise: number;
  readonly name: string;
  /** Files whose change makes this fault run (`npm test -- --touched`). */
  readonly guards: RegExp;
  /** Repetitions at the gate, with `npm test -- --all`, and at night or before a release. */
  readonly gate: number;
  readonly all: number;
  readonly soak: number;
  /** Does the damage. The returned verdict checks later what takes time to settle. */
  act(trial: Trial): Promise<Verdict>;
}

/** Collects all failures, so that one run reports every one of them. */
export class Findings {
  readonly #wrong: string[] = [];

  expect(good: boolean, wrong: () => string): void {
    if (!good) this.#wrong.push(wrong());
  }

  /** @throws Error with the first of the findings */
  settle(): void {
    if (this.#wrong.length === 0) return;
    throw new Error(`${this.#wrong.length} wrong, such as:\n  ${this.#wrong.slice(0, 5).join('\n  ')}`);
  }
}
