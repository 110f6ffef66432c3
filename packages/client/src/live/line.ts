import type { LineAnswer, Signal } from '@novosel/contract/screens/signal.ts';
import type { Socket } from 'socket.io-client';

/** Messages that a page sends over its socket, by name; for everything else it makes calls. */
interface Said {
  'screens.join': { readonly screen: string };
  'screens.signal': { readonly screen: string; readonly signal: Signal };
}

/** The socket of this page while there is a connection. */
export interface Line {
  ask<Name extends keyof Said>(name: Name, said: Said[Name]): Promise<LineAnswer>;
  /** Called with the signals of a screen session. @returns the function that unsubscribes */
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

/** Sets the socket when it connects; undefined when the connection is lost. */
export const noteLine = (socket: Socket | undefined): void => {
  line = socket && lineOf(socket);
  for (const tell of watchers) tell();
};

/**
 * Runs `begin` with the present connection and with each later one.
 * @param begin returns its cleanup, which runs when the connection is lost
 * @returns the function that stops this
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
