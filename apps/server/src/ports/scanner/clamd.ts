import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A virus scanner. */
export interface Scanner {
  /**
   * @returns the name of a found virus; undefined for a clean file
   * @throws when the scanner gives no result
   */
  scan(bytes: NodeJS.ReadableStream): Promise<string | undefined>;
}

const patienceMs = 15_000;

/**
 * A scanner with ClamAV's protocol (clamd(8), INSTREAM): chunks with their length, ended by an empty one.
 * @param address as `host:port`
 */
export function openClamd(address: string): Scanner {
  const { hostname, port } = new URL(`tcp://${address.replace(/^tcp:\/\//, '')}`);
  return {
    async scan(bytes) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setTimeout(patienceMs, () => socket.destroy(new Error('the scanner does not answer')));
      const answer = text(socket);
      // The caller gets the error below; until then nothing awaits the promise.
      answer.catch(() => undefined);
      try {
        socket.write('zINSTREAM\0');
        for await (const piece of bytes) {
          if (socket.destroyed) break;
          const body = Buffer.from(piece as Uint8Array);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(body.length);
          if (!socket.write(Buffer.concat([length, body]))) await drained(socket);
        }
        socket.write(Buffer.alloc(4));
        return verdictOf(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

/** Resolves when the socket accepts more data, or has ended. */
function drained(socket: ReturnType<typeof connect>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const name of ['drain', 'close', 'error']) socket.off(name, go);
      resolve();
    };
    for (const name of ['drain', 'close', 'error']) socket.on(name, go);
  });
}

function verdictOf(answer: string): string | undefined {
  const said = answer.replaceAll('\0', '').trim();
  if (/^stream: OK$/.test(said)) return undefined;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found === undefined) throw new Error(`the scanner gave no verdict: «${said}»`);
  return found;
}
