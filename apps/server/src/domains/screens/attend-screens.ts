import { isOneWay } from '@novosel/contract/screens/rules.ts';
import {
  joinMessage,
  type LineAnswer,
  longestSignal,
  type Signal,
  signalLimit,
  signalMessage,
} from '@novosel/contract/screens/signal.ts';
import type { Act } from '../../platform/act.ts';
import type { Log } from '../../platform/logs/log.ts';
import type { Attend, Attended } from '../../platform/sockets/attended.ts';
import { screenRoom, tell } from '../../platform/sockets/sockets.ts';
import { closeScreen } from './end-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { stateOf } from './screen-view.ts';
import {
  findScreen,
  idsBySocket,
  lockScreen,
  prepareFindOpen,
  takeBuyerEnd,
  takeOperatorEnd,
} from './screens.repo.ts';

const refused: LineAnswer = { refused: 'NOT_FOUND' };

/**
 * The socket service of screen sessions (S7-60): it relays messages only between the two sockets of an open
 * session.
 */
export function attendScreens(deps: ScreenDeps & { readonly log: Log }): Attend {
  const findOpen = prepareFindOpen(deps.db);
  return (line) => {
    let joined = false;
    let counted = { since: 0, said: 0 };
    const mayTalk = (now: number): boolean => {
      if (now - counted.since > signalLimit.seconds * 1000) counted = { since: now, said: 0 };
      counted.said += 1;
      return counted.said <= signalLimit.max;
    };
    line.on('screens.join', async (said) => {
      if (!mayTalk(deps.clock.now().getTime())) return { refused: 'RATE_LIMITED' };
      const answer = await join(deps, line, said);
      joined ||= 'room' in answer;
      return answer;
    });
    line.on('screens.signal', async (said) =>
      mayTalk(deps.clock.now().getTime()) ? relay(deps, line, said) : { refused: 'RATE_LIMITED' },
    );
    line.onEnd(async (bySignOut) => {
      if (joined) await leave(deps, line, bySignOut);
    });
    if (line.door === 'cabinet')
      void remind(deps, findOpen, line).catch((error: unknown) => deps.log.warn({ err: error }, 'screens'));
  };
}

/** A request made while the page had no socket is announced as soon as it has one. */
async function remind(
  { clock }: ScreenDeps,
  findOpen: ReturnType<typeof prepareFindOpen>,
  line: Attended,
): Promise<void> {
  const row = await findOpen(line.viewer.userId);
  if (row && stateOf(row, clock.now()) === 'asked') line.tell({ topic: 'screens', id: row.id });
}

async function join({ db, clock }: ScreenDeps, line: Attended, said: unknown): Promise<LineAnswer> {
  const asked = joinMessage.safeParse(said);
  if (!asked.success) return refused;
  const { userId, sessionId } = line.viewer;
  const end = { id: asked.data.screen, socket: line.id, userId, session: sessionId };
  const found = await findScreen(db, end.id);
  if (!found || stateOf(found, clock.now()) === 'ended') return refused;
  const row = await (line.door === 'office' ? takeOperatorEnd(db, end) : takeBuyerEnd(db, end));
  if (!row) return refused;
  const room = screenRoom(row.userId, row.id);
  line.join(room);
  return { room };
}

async function relay({ db, clock }: ScreenDeps, line: Attended, said: unknown): Promise<LineAnswer> {
  const message = signalMessage.safeParse(said);
  if (!message.success || !fits(line, message.data.signal)) return { refused: 'VALIDATION' };
  const { screen, signal } = message.data;
  const row = await findScreen(db, screen);
  const mine = line.door === 'office' ? row?.operatorSocket : row?.buyerSocket;
  if (!row || mine !== line.id || stateOf(row, clock.now()) !== 'shown') return refused;
  const door = line.door === 'office' ? 'cabinet' : 'office';
  await tell(db, { to: 'screen', door, userId: row.userId, id: screen, signal });
  return { taken: true };
}

/**
 * The buyer offers and the desk answers, with one video stream in one direction; the signal must fit into a
 * notification.
 */
function fits({ door }: Attended, signal: Signal): boolean {
  if (Buffer.byteLength(JSON.stringify(signal)) > longestSignal) return false;
  if (signal.kind === 'candidate') return true;
  return signal.kind === (door === 'office' ? 'answer' : 'offer') && isOneWay(signal.kind, signal.sdp);
}

/** A participant's socket has closed: the session ends. */
async function leave({ db, clock }: ScreenDeps, line: Attended, bySignOut: boolean): Promise<void> {
  const gone = line.door === 'office' ? 'operator-left' : bySignOut ? 'signed-out' : 'buyer-left';
  for (const id of await idsBySocket(db, line.id))
    await db.transaction(async (tx) => {
      const row = await lockScreen(tx, id);
      if (row && !row.endedAt) await closeScreen(tx, { at: clock.now(), actor: actorOf(line) }, row, gone);
    });
}

const actorOf = ({ door, viewer: { userId: id, roles } }: Attended): Act['actor'] =>
  door === 'office' ? { kind: 'staff', id, roles } : { kind: 'buyer', id };
