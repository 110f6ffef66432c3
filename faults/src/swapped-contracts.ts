import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSignature } from '@novosel/pki/cades/read-signature.ts';
import type { Answer } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import { until } from '@novosel/testing/until.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { runConcurrently } from './rig/run-concurrently.ts';
import { askFor, codeOf, outcomeOf, plantSigning, type ToSign } from './rig/signing.ts';

const width = 4;
const places = ['other-hash', 'before-ask', 'with-ask', 'no-swap'] as const;

interface Case {
  readonly place: (typeof places)[number];
  readonly toSign: ToSign;
  readonly answer: Answer;
}

/** Promise 44: no electronic signature covers other bytes than the signer was shown. */
export const swappedContracts: Fault = {
  promise: 44,
  name: 'swapped-contracts',
  guards: /^apps\/server\/src\/domains\/(?:signatures|documents)\//,
  gate: 12,
  all: 120,
  soak: 1000,
  async act({ house, random, count }: Trial) {
    const [people, estates] = [await house.buyers(count), await house.estates(count)];
    const cases: Case[] = [];
    await runConcurrently(count, width, async (at) => {
      const toSign = await plantSigning(house, nth(people, at), nth(estates, at));
      const place = random.pick(places);
      cases.push({ place, toSign, answer: await ask(house, place, toSign) });
      await confirm(house, toSign);
    });
    return () => judge(house, cases);
  },
};

async function ask(house: House, place: Case['place'], toSign: ToSign): Promise<Answer> {
  const { origin } = house.apps[0];
  if (place === 'other-hash') {
    const hash = createHash('sha256').update('another paper').digest('hex');
    return askFor(origin, toSign, { hash });
  }
  if (place === 'before-ask') await swap(house, toSign);
  if (place !== 'with-ask') return askFor(origin, toSign);
  const [answer] = await Promise.all([askFor(origin, toSign), swap(house, toSign)]);
  return answer;
}

/** Changes the file of a paper, as somebody with access to the disk could. */
async function swap({ dataDir }: House, { storageKey }: ToSign): Promise<void> {
  const file = join(dataDir, 'files', storageKey);
  await writeFile(file, Buffer.concat([await readFile(file), Buffer.from('%changed\n')]));
}

/** The person signs whatever comes into his app. */
async function confirm({ outside }: House, { person }: ToSign): Promise<void> {
  const paper = await until('a paper in the app', async () => (await outside.papersIn(person.phone))[0], {
    seconds: 4,
    pauseMs: 100,
  }).catch(() => undefined);
  if (paper) await outside.answerPaper(paper.id, 'sign');
}

async function judge(house: House, cases: readonly Case[]): Promise<string> {
  const findings = new Findings();
  const honest = cases.filter(({ place }) => place === 'no-swap');
  await until(
    'honest signatures',
    async () => {
      for (const { toSign } of honest) if (!(await outcomeOf(house, toSign)).signed) return false;
      return true;
    },
    { seconds: 60, pauseMs: 300 },
  );
  let signed = 0;
  for (const { place, toSign, answer } of cases) {
    const { signature } = await outcomeOf(house, toSign);
    const tell = (what: string) => () => `${place}: ${what}; ${answer.status} ${codeOf(answer)}`;
    if (signature) {
      signed += 1;
      const isShown = readSignature(new Uint8Array(signature)).isDigestOf(toSign.paper);
      findings.expect(isShown === true, tell('other bytes than were shown are signed'));
    }
    if (place === 'other-hash') findings.expect(codeOf(answer) === 'SIGNING_CHANGED', tell('not refused'));
    if (place === 'other-hash' || place === 'before-ask')
      findings.expect(signature === null, tell('signed what was not shown'));
  }
  findings.settle();
  return `${cases.length} contracts swapped in ${places.length - 1} ways: ${signed} signed as shown, 0 of another hash`;
}
