import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Looks for viruses. */
export interface Scanner {
  /**
   * @returns the name of what was found; undefined for a clean file.
   * @throws when the scanner gives no verdict
   */
  scan(bytes: NodeJS.ReadableStream): Promise<string | undefined>;
}

const patienceMs = 15_000;

/**
 * A scanner that speaks ClamAV's protocol (clamd(8), INSTREAM): pieces with their length before them, an
 * empty one ends.
 * @param address as `host:port`
 */
export function openClamd(address: string): Scanner {
  const { hostname, port } = new URL(`tcp://${address.replace(/^tcp:\/\//, '')}`);
  return {
    async scan(bytes) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setTimeout(patienceMs, () => socket.destroy(new Error('the scanner does not answer')));
      const answer = text(socket);
      // The one that waits is told below; until then nobody listens.
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

/** Goes on when the socket takes more, or has ended. */
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
