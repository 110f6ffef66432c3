import { call } from '@novosel/client/calls/call.ts';
import { type Line, withLine } from '@novosel/client/live/line.ts';
import { takeScreen } from '@novosel/client/live/screen-peer.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { endScreen, readScreen } from '@novosel/contract/screens/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface Way {
  readonly screen: string;
  readonly stunUrls: readonly string[];
  readonly onPicture: (stream: MediaStream | undefined) => void;
  /** Called when the session was over before the socket connected, or the peer connection failed. */
  readonly onLost: () => void;
}

const end = (screen: string): Promise<unknown> => call(endScreen, { params: { screen }, body: {} });

/** Receives the screen over this socket. The page only receives: it makes no offer and has no tracks. */
const watchOver = (line: Line, { screen, stunUrls, onPicture, onLost }: Way): (() => void) => {
  const close = takeScreen({ line, screen, stunUrls, onFailed: onLost }, onPicture);
  void line.ask('screens.join', { screen }).then((answer) => 'refused' in answer && onLost(), onLost);
  return () => {
    close();
    onPicture(undefined);
  };
};

/** A screen session of this operator with its picture; leaving the page stops it. */
export function useWatch(screen: string) {
  const [picture, setPicture] = useState<MediaStream>();
  const query = useQuery(queryFor(readScreen, { params: { screen } }));
  const view = query.data?.data;
  const open = view !== undefined && view.state !== 'ended';
  const stunUrls = view?.stunUrls.join();
  const { refetch } = query;
  useEffect(() => {
    if (!open || stunUrls === undefined) return;
    const way = {
      screen,
      stunUrls: stunUrls ? stunUrls.split(',') : [],
      onPicture: setPicture,
      onLost: () =>
        void end(screen)
          .catch(() => undefined)
          .then(() => refetch()),
    };
    const leave = withLine((line) => watchOver(line, way));
    return () => {
      leave();
      // The server has ended it already, or the operator leaves: a repeat changes nothing.
      void end(screen).catch(() => undefined);
    };
  }, [screen, open, stunUrls, refetch]);
  return { ...query, view, picture, end: () => end(screen).then(() => refetch()) };
}
