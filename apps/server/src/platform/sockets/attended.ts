import type { LiveNews } from '@novosel/contract/wire/live.ts';
import type { Socket } from 'socket.io';
import type { Viewer } from '../http/viewer.ts';
import type { Log } from '../logs/log.ts';

/** A page's socket in the view of a domain: its person, and its messages. */
export interface Attended {
  readonly id: string;
  readonly door: Viewer['door'];
  readonly viewer: Viewer;
  join(room: string): void;
  /** Handles messages of the page with this name, and returns the answer. */
  on(name: string, answer: (said: unknown) => Promise<unknown>): void;
  tell(news: LiveNews): void;
  /** Called once when the socket is closed; `bySignOut`: because its session ended. */
  onEnd(act: (bySignOut: boolean) => Promise<void>): void;
}

/** Called for every authenticated socket. */
export type Attend = (socket: Attended) => void;

const endedByUs = 'server namespace disconnect';

export function attended(socket: Socket, viewer: Viewer, log: Log): Attended {
  const failed = (error: unknown) => log.warn({ err: error }, 'socket');
  return {
    id: socket.id,
    door: viewer.door,
    viewer,
    join: (room) => void socket.join(room),
    on: (name, answer) => {
      socket.on(name, (said: unknown, reply: unknown) => {
        const send = typeof reply === 'function' ? (reply as (answer: unknown) => void) : () => undefined;
        answer(said).then(send, (error: unknown) => {
          failed(error);
          send({ refused: 'UNAVAILABLE' });
        });
      });
    },
    tell: (news) => socket.emit('news', news),
    onEnd: (act) => {
      socket.on('disconnect', (reason) => void act(reason === endedByUs).catch(failed));
    },
  };
}
