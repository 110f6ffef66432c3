import { randomUUID } from 'node:crypto';
import { type Answer, readAnswer, send } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import { openCuttingProxy } from './rig/cutting-proxy.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import { appPort, badLinePort } from './rig/house.ts';
import { killApps } from './rig/kills.ts';
import { sendUntilAnswered } from './rig/send-until-answered.ts';

/** Conversations at the same time. */
const width = 4;
/** Windows of one buyer that write at once, and messages that each window and the desk write. */
const windows = 2;
const questions = 3;
const answers = 2;
const copies = 3;
const livesMs = [20, 1200] as const;
/** In bytes, with the headers. */
const longestAnswer = 2000;

/**
 * Promise 51: whatever is killed or cut, an acknowledged message is kept once and in the order of its writer.
 */
export const chat: Fault = {
  promise: 51,
  name: 'chat',
  guards: /^apps\/server\/src\/(?:domains\/chat\/|platform\/(?:sockets|socket-server))/,
  gate: 3,
  all: 20,
  soak: 500,
  async act(trial) {
    const { house, random, count } = trial;
    const findings = new Findings();
    const line = await openCuttingProxy(badLinePort, appPort, () => random.between(1, longestAnswer));
    const rig: Rig = { ...trial, findings, lines: [...house.apps.map(({ origin }) => origin), line.origin] };
    const talks: Talk[] = [];
    const working = { on: true };
    const talking = Array.from({ length: width }, async () => {
      while (working.on) {
        const done = await talk(rig).catch((error: Error) => error);
        if (done instanceof Error) findings.expect(false, () => done.message);
        else talks.push(done);
      }
    });
    await killApps(trial, livesMs);
    working.on = false;
    await Promise.all(talking);
    await line.close();
    return async () => {
      const kept = await compare(rig, talks);
      findings.settle();
      return `${count} kills: ${talks.length} conversations, ${kept} messages in ${copies} copies each, cut lines; none lost, none twice, all in order`;
    };
  },
};

interface Rig extends Trial {
  readonly findings: Findings;
  /** Addresses through which a buyer reaches the processes; one of them is a bad line. */
  readonly lines: readonly string[];
}

/** One participant of a conversation. */
interface Writer {
  readonly person: Person;
  readonly path: string;
  readonly origins: readonly string[];
}

/** An acknowledged message. */
interface Said {
  readonly id: string;
  readonly text: string;
  readonly seq: number;
  /** The first answer that came back for any copy of it. */
  readonly answer: Answer;
}

interface Talk {
  readonly guid: string;
  /** The messages of each writer, in the order of writing. */
  readonly said: readonly (readonly Said[])[];
}

/** Two windows of a buyer and the desk write into one conversation at once, until the desk closes it. */
async function talk(rig: Rig): Promise<Talk> {
  const { house, lines } = rig;
  const [person, staff] = [nth(await house.buyers(1), 0), await house.staff()];
  const guid = await openTwice(rig, person);
  const own: Writer = { person, path: `/api/chat/${guid}`, origins: lines };
  const desk: Writer = { person: staff, path: `/api/office/chats/${guid}`, origins: [house.office] };
  // The desk sees a conversation after its first message.
  const first = await sayAll(rig, own, 1);
  const said = await Promise.all([
    ...Array.from({ length: windows }, () => sayAll(rig, own, questions)),
    sayAll(rig, desk, answers),
  ]);
  const closed = await post(rig, desk, 'close', {});
  if (closed.status !== 200) throw new Error(`close: ${closed.status} ${closed.text}`);
  await repeatLate(rig, own, [...first, ...said.slice(0, windows).flat()]);
  return { guid, said: [first, ...said] };
}

/** Both windows ask for the conversation at once and get the same one. @returns its ID */
async function openTwice(rig: Rig, person: Person): Promise<string> {
  const ask = (origin: string) => send(origin, { path: '/api/chat/guid', headers: person.headers });
  const given = await Promise.all(
    Array.from({ length: windows }, () => sendUntilAnswered(rig, ask, rig.lines)),
  );
  const guids = new Set(given.map((answer) => readAnswer<{ guid: string }>(answer).data.guid));
  const [guid = ''] = guids;
  rig.findings.expect(guids.size === 1, () => `one buyer had ${guids.size} open conversations`);
  return guid;
}

/**
 * Sends messages one after another, each after the one before is acknowledged; copies of that one may still
 * be on their way.
 */
async function sayAll(rig: Rig, writer: Writer, count: number): Promise<Said[]> {
  const said: Said[] = [];
  const late: Promise<void>[] = [];
  for (let place = 1; place <= count; place += 1) {
    const body = { id: randomUUID(), text: `Сообщение ${place}` };
    const sent = Array.from({ length: copies }, () => post(rig, writer, 'messages', body));
    const answer = await Promise.race(sent);
    if (answer.status !== 200) throw new Error(`a message: ${answer.status} ${answer.text}`);
    const { seq } = readAnswer<{ seq: number }>(answer).data;
    const message = { ...body, seq, answer };
    said.push(message);
    late.push(Promise.all(sent).then((all) => expectSame(rig, message, all)));
    await expectSeen(rig, writer, message);
  }
  await Promise.all(late);
  return said;
}

function post(rig: Rig, { person, path, origins }: Writer, act: string, body: object): Promise<Answer> {
  const call = { method: 'POST', path: `${path}/${act}`, headers: person.headers, body } as const;
  return sendUntilAnswered(rig, (origin) => send(origin, call), origins);
}

function expectSame({ findings }: Rig, { answer }: Said, all: readonly Answer[]): void {
  for (const { status, text } of all)
    findings.expect(text === answer.text, () => `a copy was answered ${status} ${text}, not ${answer.text}`);
}

/** Every process shows a message that any of them has acknowledged. */
async function expectSeen(rig: Rig, { person, path }: Writer, { id, seq }: Said): Promise<void> {
  if (!path.startsWith('/api/chat/') || !rig.random.chance(0.3)) return;
  const call = { path: `${path}/messages`, headers: person.headers };
  const answer = await sendUntilAnswered(rig, (origin) => send(origin, call));
  const { messages } = readAnswer<{ messages: { id: string; seq: number }[] }>(answer).data;
  const found = messages.find((message) => message.id === id);
  rig.findings.expect(found?.seq === seq, () => `${id}, acknowledged at ${seq}, is seen at ${found?.seq}`);
}

/**
 * Repeats requests whose answers were lost, after the conversation is closed: known messages are answered,
 * new ones are refused.
 */
async function repeatLate(rig: Rig, own: Writer, said: readonly Said[]): Promise<void> {
  for (const message of said) {
    const { id, text } = message;
    expectSame(rig, message, [await post(rig, own, 'messages', { id, text })]);
  }
  const { id } = nth(said, 0);
  const refusals = [
    [{ id, text: 'Другие слова' }, 'IDEMPOTENCY_MISMATCH'],
    [{ id: randomUUID(), text: 'Ещё вопрос' }, 'CHAT_CLOSED'],
  ] as const;
  for (const [body, code] of refusals) {
    const answer = await post(rig, own, 'messages', body);
    rig.findings.expect(
      readAnswer(answer).code === code,
      () => `instead of ${code} came ${answer.status} ${answer.text}`,
    );
  }
}

interface Kept {
  readonly guid: string;
  readonly last: number;
  readonly answered: number;
  /** `id text`, in order. */
  readonly messages: readonly string[];
  readonly places: readonly number[];
}

/** @returns how many messages were acknowledged in total */
async function compare({ house, findings }: Rig, talks: readonly Talk[]): Promise<number> {
  const { rows } = await house.db.query<Kept>(
    `select c.id as guid, c.last_seq as last,
       (select count(*)::int from audit_records where action = 'chat.answer' and subject = 'chat:' || c.id) as answered,
       array_agg(m.id || ' ' || m.text order by m.seq) as messages, array_agg(m.seq order by m.seq) as places
     from chats c join chat_messages m on m.chat_id = c.id where c.id = any($1) group by c.id`,
    [talks.map(({ guid }) => guid)],
  );
  const kept = new Map(rows.map((row) => [row.guid, row]));
  for (const talk of talks) compareOne(findings, talk, kept.get(talk.guid));
  return talks.reduce((sum, { said }) => sum + said.flat().length, 0);
}

function compareOne(findings: Findings, { guid, said }: Talk, kept: Kept | undefined): void {
  const tell = (wrong: string) => () => `conversation ${guid}: ${wrong}`;
  const all = said.flat().sort((one, other) => one.seq - other.seq);
  const acknowledged = all.map(({ id, text }) => `${id} ${text}`);
  const same = acknowledged.join() === kept?.messages.join();
  findings.expect(
    same,
    tell(`acknowledged were\n${acknowledged.join('\n')}\nkept\n${kept?.messages.join('\n')}`),
  );
  const inPlace = all.every(({ seq }, place) => seq === place + 1 && kept?.places[place] === seq);
  findings.expect(inPlace && kept?.last === all.length, tell(`has places ${kept?.places} of ${kept?.last}`));
  for (const own of said) {
    const ordered = own.every(({ seq }, place) => seq > (own[place - 1]?.seq ?? 0));
    findings.expect(ordered, tell(`a writer's stand at ${own.map(({ seq }) => seq)}`));
  }
  findings.expect(
    kept?.answered === answers,
    tell(`${kept?.answered} answers are written down, not ${answers}`),
  );
}
