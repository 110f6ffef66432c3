import { createServer, type Server, type Socket } from 'node:net';

/**
 * EICAR's test file: harmless, and every scanner reports it as a virus. It is assembled here so that scanners
 * do not stop at this source file.
 */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const mostBytes = 25 * 1024 * 1024;

/** A virus scanner that speaks ClamAV's protocol (clamd(8)) and knows one virus. Start it with `listen`. */
export function createClamd(): Server {
  return createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece) => {
      seen = Buffer.concat([seen, piece]);
      if (seen.length > mostBytes) answer(socket, 'INSTREAM size limit exceeded. ERROR');
      else converse(socket, seen);
    });
  });
}

/** Answers as soon as the whole command has arrived. */
function converse(socket: Socket, seen: Buffer): void {
  const [, sign = '', command = ''] = /^([zn])([A-Z]+)[\0\n]/.exec(seen.toString('latin1', 0, 32)) ?? [];
  if (command === 'PING') answer(socket, 'PONG');
  else if (command === 'VERSION') answer(socket, 'ClamAV 1.4.0/played');
  else if (command === 'INSTREAM') {
    const bytes = streamed(seen.subarray(sign.length + command.length + 1));
    if (bytes) answer(socket, bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
  } else if (seen.length >= 32) answer(socket, 'UNKNOWN COMMAND');
}

function answer(socket: Socket, text: string): void {
  socket.end(`${text}\0`);
}

/** The joined chunks, once the empty one that ends them has come. */
function streamed(bytes: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
