import type { Cluster } from '@novosel/testing/cluster.ts';
import type { Random } from '@novosel/testing/random.ts';
import type { House } from './house.ts';

/** What a trial is given. */
export interface Trial {
  readonly cluster: Cluster;
  readonly house: House;
  readonly random: Random;
  /** How often, by the stage. */
  readonly count: number;
}

/** What was seen, for people. @throws Error when the promise was broken */
export type Verdict = () => Promise<string>;

/** One promise of promises.md, tried by doing harm. */
export interface Fault {
  /** Number in the list of promises. */
  readonly promise: number;
  readonly name: string;
  /** Files whose change it is tried for (`npm test -- --touched`). */
  readonly guards: RegExp;
  /** How often at the gate, with `npm test -- --all`, and at night or before a release. */
  readonly gate: number;
  readonly all: number;
  readonly soak: number;
  /** Does the harm. What takes time to settle is looked at later, by the verdict. */
  act(trial: Trial): Promise<Verdict>;
}

/** Collects what is wrong, so that one run tells all of it. */
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
