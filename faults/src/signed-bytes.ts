import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, readAnswer, send } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import { until } from '@novosel/testing/until.ts';
import { passportOf } from '../../apps/server/src/demo/people.data.ts';
import { actAt, beginBody, readPage } from './rig/booking.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { runConcurrently } from './rig/run-concurrently.ts';
import { plantScan } from './rig/signing.ts';

const width = 6;
const places = ['before-code', 'before-accept', 'with-accept', 'bytes-on-disk', 'no-swap'] as const;
type Place = (typeof places)[number];

interface Case {
  readonly place: Place;
  readonly person: Person;
  readonly estate: number;
  readonly body: object;
  /** Hash of the document that was shown to this person. */
  shown: string;
  answer?: Answer;
}

/** Promise 44: a document that is changed between being shown and being signed is not signed. */
export const signedBytes: Fault = {
  promise: 44,
  name: 'signed-bytes',
  guards:
    /^apps\/server\/src\/(?:domains\/(?:signing|documents)\/|domains\/booking\/[^/]*(?:sign|agreement))/,
  gate: 16,
  all: 120,
  soak: 1000,
  async act({ house, random, count }: Trial) {
    const [people, estates] = [await house.buyers(count), await house.estates(count)];
    const body = await beginBody(house, nth(people, 0), nth(estates, 0));
    const cases: Case[] = [];
    await runConcurrently(count, width, async (number) => {
      const one: Case = {
        place: random.pick(places),
        person: nth(people, number),
        estate: nth(estates, number),
        body,
        shown: '',
      };
      await walk(house, one);
      cases.push(one);
    });
    return async () => {
      await untilSealed(house, cases);
      return judge(house, cases);
    };
  },
};

async function walk(house: House, one: Case): Promise<void> {
  const { person, estate, place } = one;
  const origin = house.apps[0].origin;
  const act = (name: string, body: object) => must(actAt(origin, person, estate, name, body));
  await act('begin', one.body);
  const scan = await plantScan(house, person);
  const givePassport = (number: string) =>
    actAt(house.apps[1].origin, person, estate, 'passport', {
      passport: { ...passportOf(0), number },
      scans: [scan],
    });
  await must(givePassport('100001'));
  const { booking } = await readPage(origin, person, estate);
  one.shown = booking?.agreement?.sha256 ?? '';
  const { shown: sha256 } = one;
  if (place === 'before-code') {
    await must(givePassport('100002'));
    one.answer = await send(origin, {
      method: 'POST',
      path: `/api/booking/${estate}/signing-code`,
      headers: person.headers,
      body: { sha256 },
    });
    return;
  }
  await must(
    send(origin, {
      method: 'POST',
      path: `/api/booking/${estate}/signing-code`,
      headers: person.headers,
      body: { sha256 },
    }),
  );
  const code = await house.outside.code(person.phone);
  const sign = () => actAt(origin, person, estate, 'sign', { sha256, code });
  if (place === 'before-accept') await must(givePassport('100002'));
  if (place === 'bytes-on-disk') await swapBytes(house, sha256);
  if (place === 'with-accept') [one.answer] = await Promise.all([sign(), givePassport('100002')]);
  else one.answer = await sign();
}

async function must(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

/** Replaces the file under the recorded hash, as somebody with access to the disk could. */
async function swapBytes({ db, dataDir }: House, sha256: string): Promise<void> {
  const { rows } = await db.query<{ key: string }>(
    'select storage_key as key from documents where sha256 = $1',
    [sha256],
  );
  const file = join(dataDir, 'files', rows[0]?.key ?? '');
  await writeFile(file, Buffer.concat([await readFile(file), Buffer.from('%changed\n')]));
}

/**
 * The seal follows the signature: wait until the unchanged documents are sealed, when the others could have
 * been, too.
 */
async function untilSealed({ db }: House, cases: readonly Case[]): Promise<void> {
  const honest = cases.filter(({ place, answer }) => place !== 'bytes-on-disk' && answer?.status === 200);
  await until(
    'signed documents to be sealed',
    async () => {
      const { rows } = await db.query<{ sealed: number }>(
        `select count(*)::int as sealed from documents where sealed_key is not null and owner_id = any($1)`,
        [honest.map(({ person }) => person.id)],
      );
      return rows[0]?.sealed === honest.length;
    },
    { seconds: 90, pauseMs: 300 },
  );
}

interface Signed {
  readonly evidenceHash: string;
  readonly documentHash: string;
  readonly storageKey: string;
  readonly sealedKey: string | null;
  readonly state: string;
}

const refusals: readonly string[] = ['DOCUMENT_CHANGED', 'CODE_EXPIRED', 'STEP_WRONG'];

async function judge(house: House, cases: readonly Case[]): Promise<string> {
  const findings = new Findings();
  let [signed, refused] = [0, 0];
  for (const one of cases) {
    const { rows } = await house.db.query<Signed>(
      `select e.evidence ->> 'documentSha256' as "evidenceHash", d.sha256 as "documentHash",
         d.storage_key as "storageKey", d.sealed_key as "sealedKey", b.state
       from signature_evidence e join documents d on d.id = e.document_id
       join bookings b on b.agreement_id = d.id where e.user_id = $1`,
      [one.person.id],
    );
    const [evidence, ...more] = rows;
    const tell = (what: string) => () =>
      `${one.place}: ${what}; ${one.answer?.status} ${one.answer?.text} ${JSON.stringify(rows)}`;
    findings.expect(more.length === 0, tell('signed more than once'));
    findings.expect(
      (one.answer?.status === 200) === (evidence !== undefined),
      tell('answer and evidence disagree'),
    );
    if (evidence) {
      signed += 1;
      findings.expect(evidence.evidenceHash === one.shown, tell('evidence of another hash than was shown'));
      findings.expect(evidence.documentHash === one.shown, tell('another document was signed'));
      await judgeBytes(house, one, evidence, findings);
    } else {
      refused += 1;
      findings.expect(
        refusals.includes(one.answer ? (readAnswer(one.answer).code ?? '') : ''),
        tell('refused for another reason'),
      );
    }
    if (one.place.startsWith('before')) findings.expect(!evidence, tell('signed what was no longer shown'));
    if (one.place === 'no-swap')
      findings.expect(evidence !== undefined, tell('an honest signature was refused'));
  }
  findings.settle();
  return `${cases.length} documents swapped in ${places.length - 1} ways: ${signed} signed as shown, ${refused} refused, 0 of another hash`;
}

/** Bytes that were changed on the disk are never sealed; all others equal what was shown. */
async function judgeBytes(
  { dataDir }: House,
  { place, shown }: Case,
  { storageKey, sealedKey }: Signed,
  findings: Findings,
): Promise<void> {
  const bytes = await readFile(join(dataDir, 'files', storageKey));
  const same = createHash('sha256').update(bytes).digest('hex') === shown;
  if (place === 'bytes-on-disk')
    findings.expect(sealedKey === null, () => 'bytes that were never shown were sealed');
  else findings.expect(same, () => 'the stored bytes are not those that were shown');
}
