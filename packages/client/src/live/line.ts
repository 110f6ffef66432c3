import type { LineAnswer, Signal } from '@novosel/contract/screens/signal.ts';
import type { Socket } from 'socket.io-client';

/** What a page says over its socket, by its names; everything else it asks by calls. */
interface Said {
  'screens.join': { readonly screen: string };
  'screens.signal': { readonly screen: string; readonly signal: Signal };
}

/** The socket of this page while there is a connection. */
export interface Line {
  ask<Name extends keyof Said>(name: Name, said: Said[Name]): Promise<LineAnswer>;
  /** Called with the signals of a session. @returns the way to stop */
  hear(screen: string, take: (signal: Signal) => void): () => void;
}

const answerWithin = 5000;

const lineOf = (socket: Socket): Line => ({
  ask: (name, said) => socket.timeout(answerWithin).emitWithAck(name, said) as Promise<LineAnswer>,
  hear: (screen, take) => {
    const listener = (message: { screen: string; signal: Signal }) => {
      if (message.screen === screen) take(message.signal);
    };
    socket.on('signal', listener);
    return () => socket.off('signal', listener);
  },
});

let line: Line | undefined;
const watchers = new Set<() => void>();

/** Says that there is a connection, or that there is none. */
export const noteLine = (socket: Socket | undefined): void => {
  line = socket && lineOf(socket);
  for (const tell of watchers) tell();
};

/**
 * Does something with every line that there is, from now on.
 * @param begin returns what undoes it when the line is lost
 * @returns the way to stop
 */
export const withLine = (begin: (line: Line) => () => void): (() => void) => {
  let end: (() => void) | undefined;
  const change = () => {
    end?.();
    end = line && begin(line);
  };
  change();
  watchers.add(change);
  return () => {
    watchers.delete(change);
    end?.();
    end = undefined;
  };
};
