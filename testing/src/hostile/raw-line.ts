import { connect, type Socket } from 'node:net';
import type { Answer } from '../http.ts';
import { WaitTimeoutError } from '../until.ts';

/** How the client leaves in the middle of a request: with a FIN, without one, or with a reset. */
type Leaving = 'end' | 'destroy' | 'reset';

/** A keep-alive connection that can send any bytes, also invalid HTTP. */
export interface RawLine {
  /**
   * Writes bytes and waits for one answer; undefined when the server closes the connection without one.
   * @throws WaitTimeoutError naming `what` when neither happens in time
   */
  ask(bytes: Buffer, what: string): Promise<Answer | undefined>;
  /** Writes bytes and leaves without waiting for an answer. The next call opens a new connection. */
  leave(bytes: Buffer, how: Leaving): Promise<void>;
  close(): Promise<void>;
}

const longestMs = 60_000;

export function openRawLine(port: number): RawLine {
  let socket: Socket | undefined;
  const line = async (): Promise<Socket> => {
    if (socket && !socket.destroyed && socket.writable) return socket;
    const fresh = connect({ port, host: '127.0.0.1' });
    fresh.setNoDelay(true);
    fresh.on('error', () => undefined);
    socket = fresh;
    await new Promise<void>((resolve) => {
      fresh.once('connect', resolve);
      fresh.once('close', () => resolve());
    });
    return fresh;
  };
  const closed = (leaving: Socket): Promise<void> =>
    new Promise((resolve) => {
      if (leaving.closed) resolve();
      else leaving.once('close', () => resolve());
    });
  const close = async (): Promise<void> => {
    const last = socket;
    socket = undefined;
    last?.destroy();
    if (last) await closed(last);
  };
  return {
    close,
    async ask(bytes, what) {
      const asking = await line();
      const answer = await firstAnswer(asking, bytes, what);
      if (!answer?.kept) await close();
      return answer;
    },
    async leave(bytes, how) {
      const leaving = await line();
      socket = undefined;
      // Nobody reads this answer, but unread bytes would keep the connection from closing.
      leaving.resume();
      await new Promise((written) => leaving.write(bytes, written));
      if (how === 'end') leaving.end(() => leaving.destroy());
      else if (how === 'reset') leaving.resetAndDestroy();
      else leaving.destroy();
      await closed(leaving);
    },
  };
}

interface Kept extends Answer {
  /** The server keeps this connection open. */
  readonly kept: boolean;
}

/** Our servers answer with a Content-Length; an answer that is cut counts as none. */
function firstAnswer(socket: Socket, bytes: Buffer, what: string): Promise<Kept | undefined> {
  return new Promise((resolve, reject) => {
    let come = Buffer.alloc(0);
    const settle = (done: () => void): void => {
      clearTimeout(patience);
      socket.off('data', read);
      socket.off('close', cut);
      done();
    };
    const read = (piece: Buffer): void => {
      come = Buffer.concat([come, piece]);
      const answer = readWhole(come);
      if (answer) settle(() => resolve(answer));
    };
    const cut = (): void => settle(() => resolve(undefined));
    const patience = setTimeout(
      () => settle(() => reject(new WaitTimeoutError(`${what}: no answer within ${longestMs} ms`))),
      longestMs,
    );
    socket.on('data', read);
    socket.once('close', cut);
    if (socket.destroyed) cut();
    else socket.write(bytes);
  });
}

function readWhole(come: Buffer): Kept | undefined {
  const end = come.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = come.toString('latin1', 0, end);
  // `100 Continue` is not the answer yet.
  if (head.startsWith('HTTP/1.1 1')) return readWhole(come.subarray(end + 4));
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  const body = come.subarray(end + 4);
  if (body.length < length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    text: body.toString('utf8', 0, length),
    kept: !/^connection: close$/im.test(head) && body.length === length,
  };
}
