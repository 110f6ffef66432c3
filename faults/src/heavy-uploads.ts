import { performance } from 'node:perf_hooks';
import { openRawLine, type RawLine } from '@novosel/testing/hostile/raw-line.ts';
import { validUpload } from '@novosel/testing/hostile/upload-wire.ts';
import { readAnswer } from '@novosel/testing/http.ts';
import { nestedBomb } from '../../apps/server/test/uploads/bombs.ts';
import { type Fault, Findings } from './rig/fault.ts';

const atOnce = 8;
const door = '/api/upload';
const mebibytes = 500;
/** The promise is one second; on a machine that runs ten other things only a multiple of it is meaningful. */
const mostMs = 10_000;

/** Promise 28: files of one person that expand when read delay nobody else. Reports the longest wait. */
export const heavyUploads: Fault = {
  promise: 28,
  name: 'heavy-uploads',
  guards:
    /^apps\/server\/src\/(?:domains\/documents\/(?:inspection\/|store-upload)|platform\/(?:helper|turn-queue))/,
  gate: 3,
  all: 20,
  soak: 100,
  async act({ house, count }) {
    const findings = new Findings();
    const bomb = nestedBomb(mebibytes);
    const waits: number[] = [];
    const port = Number(new URL(house.apps[0].origin).port);
    const lines = Array.from({ length: atOnce + 1 }, () => openRawLine(port));
    const [last, ...first] = lines as [RawLine, ...RawLine[]];
    try {
      for (let round = 0; round < count; round += 1) {
        const people = await house.buyers(2);
        const [hasty, other] = people as [(typeof people)[0], (typeof people)[0]];
        const bombs = first.map((line) => line.ask(validUpload(door, hasty, {}, bomb), 'a bomb'));
        const from = performance.now();
        const honest = await last.ask(validUpload(door, other, {}), 'a scan');
        waits.push(performance.now() - from);
        findings.expect(
          honest?.status === 200 && readAnswer<string[]>(honest).data.length === 1,
          () => `a scan beside bombs: ${honest?.status} ${honest?.text}`,
        );
        for (const answer of await Promise.all(bombs))
          findings.expect(
            answer?.text.startsWith('{"result":false') === true,
            () => `a bomb: ${answer?.status} ${answer?.text}`,
          );
      }
    } finally {
      await Promise.all(lines.map((line) => line.close()));
    }
    const longest = Math.round(Math.max(...waits));
    findings.expect(longest < mostMs, () => `another person waited ${longest} ms`);
    return async () => {
      findings.settle();
      return `${count} times ${atOnce} papers of ${bomb.length} bytes that become ${mebibytes} MB: all refused, another person waited at most ${longest} ms`;
    };
  },
};
