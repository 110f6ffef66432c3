import { afterFields, brokenBody } from '@novosel/testing/hostile/broken-body.ts';
import { openRawLine, type RawLine } from '@novosel/testing/hostile/raw-line.ts';
import { onTheWire, validUpload } from '@novosel/testing/hostile/upload-wire.ts';
import { type Answer, readAnswer } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import type { Program } from '@novosel/testing/program.ts';
import type { Random } from '@novosel/testing/random.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { openRemains, tellsKept } from './rig/remains.ts';
import { runConcurrently } from './rig/run-concurrently.ts';

const width = 12;
/** Stays below the product's limits: a person may upload 60 times in ten minutes and send 30 feedbacks. */
const bodiesOfOne = 36;
/** In bytes: sessions and counters of people who have just been here. */
const mostGrowth = 30_000_000;
const doors = ['/api/upload', '/api/upload/properties', '/api/feedback'] as const;
type Door = (typeof doors)[number];
/** Feedback without these fields is refused before its files are read. */
const letter = { subject: 'construction', message: 'Когда придут ключи?' };
const leavings = ['end', 'destroy', 'reset'] as const;

/** Promise 29: no malformed body ends the process or leaves a descriptor or a file open. */
export const brokenUploads: Fault = {
  promise: 29,
  name: 'broken-uploads',
  guards:
    /^apps\/server\/src\/(?:domains\/documents\/|domains\/feedback\/|platform\/(?:incoming-file|http\/read-part))/,
  gate: 2000,
  all: 50_000,
  soak: 50_000,
  async act(trial) {
    // A separate process without jobs, where nothing else opens and closes descriptors.
    const app = trial.house.third({ ROLES: 'web', ...tellsKept(trial.house.dataDir) });
    await app.start();
    try {
      const { findings, told } = await tryBodies(trial, app);
      return async () => {
        findings.settle();
        return told;
      };
    } finally {
      await app.stop();
    }
  },
};

async function tryBodies(
  { house, random, count }: Trial,
  app: Program,
): Promise<{ findings: Findings; told: string }> {
  const findings = new Findings();
  const people = await house.buyers(Math.ceil(count / bodiesOfOne));
  const lines = Array.from({ length: width }, () => openRawLine(Number(new URL(app.origin).port)));
  const hangUp = () => Promise.all(lines.map((line) => line.close()));
  const takeHonest = async () => {
    const honest = await house.buyers(width);
    await runConcurrently(width, width, async (lane) => {
      for (const [door, fields] of honestDoors) {
        const answer = await nth(lines, lane).ask(validUpload(door, nth(honest, lane), fields), door);
        const taken = door === '/api/upload' ? isTaken(answer) : answer?.text.startsWith('{"result":true');
        findings.expect(taken === true, () => `an honest body at ${door}: ${answer?.status} ${answer?.text}`);
      }
    });
    return honest;
  };
  // The first load opens what stays open, such as the connections to the database.
  await takeHonest();
  await hangUp();
  const remains = await openRemains(app, house.dataDir);
  const seen = new Map<string, number>();
  await runConcurrently(count, width, async (place, lane) => {
    const came = await sendBroken(random, nth(lines, lane), nth(people, place % people.length), findings);
    seen.set(came, (seen.get(came) ?? 0) + 1);
  });
  const honest = await takeHonest();
  await hangUp();
  await judgeLetters(house, { people, honest, answered: seen.get(sentLetter) ?? 0 }, findings);
  await remains.judge(findings, mostGrowth);
  findings.expect(app.recentOutput() === '', () => `errors of ours: ${app.recentOutput()}`);
  const counted = [...seen].sort(([, a], [, b]) => b - a).map(([came, times]) => `${came} ×${times}`);
  return {
    findings,
    told: `${count} broken bodies (${counted.join(', ')}): ${remains.told()}, honest uploads taken`,
  };
}

/** Endpoints that keep uploaded files, with the fields that go along. */
const honestDoors: readonly (readonly [Door, Readonly<Record<string, string>>])[] = [
  ['/api/upload', {}],
  ['/api/feedback', letter],
];

const isTaken = (answer: Answer | undefined): boolean =>
  answer?.status === 200 && readAnswer<string[]>(answer).data.length === 1;

/** @returns the kind of the answer, to be counted */
async function sendBroken(
  random: Random,
  line: RawLine,
  person: Person,
  findings: Findings,
): Promise<string> {
  const door = random.pick(doors);
  const broken =
    door === '/api/feedback' && random.chance(0.8)
      ? afterFields(letter, brokenBody(random))
      : brokenBody(random);
  const { head, body } = onTheWire(door, person, broken);
  const leavesAt = broken.framing === 'longer' ? body.length : broken.cutAfter;
  if (leavesAt !== undefined) {
    await line.leave(Buffer.concat([head, body.subarray(0, leavesAt)]), random.pick(leavings));
    return 'cut';
  }
  const what = `${broken.kind} at ${door}`;
  const tell = (wrong: string) => () => `${what}: ${wrong}`;
  const answer = await line.ask(Buffer.concat([head, body]), what);
  // The server may read what follows such a body as part of it, so the connection is closed.
  if (broken.framing === 'shorter' || broken.headers.length > 0) await line.close();
  if (!answer) return 'closed';
  const { status, text } = answer;
  findings.expect(status < 500 || status === 503, tell(`${status} ${text}`));
  findings.expect(status !== 429, tell('met a limit, and tried nothing'));
  if (door === '/api/upload' && status === 200) findings.expect(!isTaken(answer), tell(`was taken: ${text}`));
  const isSent = door === '/api/feedback' && text.startsWith('{"result":true');
  return isSent ? sentLetter : String(status);
}

/**
 * The one broken body that may be accepted: feedback with complete fields, more bytes behind them, and no
 * files.
 */
const sentLetter = 'a letter without files';

/** The database holds what was answered: no feedback of half a body, and none with an invalid file. */
async function judgeLetters(
  { db }: House,
  { people, honest, answered }: { people: readonly Person[]; honest: readonly Person[]; answered: number },
  findings: Findings,
): Promise<void> {
  const { rows } = await db.query<{ own: boolean; letters: number; files: number; words: string[] }>(
    `select f.user_id = any($1::int[]) as own, count(distinct f.id)::int as letters,
       count(x.document_id)::int as files, array_agg(distinct m.text) as words
     from feedback f join feedback_messages m on m.feedback_id = f.id
       left join feedback_files x on x.message_id = m.id
     where f.user_id = any($1::int[]) or f.user_id = any($2::int[]) group by 1`,
    [honest.map(({ id }) => id), people.map(({ id }) => id)],
  );
  const of = (own: boolean) => rows.find((row) => row.own === own) ?? { letters: 0, files: 0, words: [] };
  const [whole, broken] = [of(true), of(false)];
  const told = JSON.stringify(rows);
  findings.expect(
    whole.letters === width && whole.files === width,
    () => `of honest letters are kept ${told}`,
  );
  findings.expect(
    broken.letters === answered && broken.files === 0,
    () => `${answered} answered, kept ${told}`,
  );
  findings.expect(
    broken.words.every((words) => words.startsWith(letter.message)),
    () => `other words than were sent: ${told}`,
  );
}
