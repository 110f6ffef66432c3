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
  /** It was over before the line came, or the way has failed. */
  readonly onLost: () => void;
}

const end = (screen: string): Promise<unknown> => call(endScreen, { params: { screen }, body: {} });

/**
 * Takes the line as the desk's end of the session. The page only takes: it offers nothing and has no tracks.
 */
const watchOver = (line: Line, { screen, stunUrls, onPicture, onLost }: Way): (() => void) => {
  const close = takeScreen({ line, screen, stunUrls, onFailed: onLost }, onPicture);
  void line.ask('screens.join', { screen }).then((answer) => 'refused' in answer && onLost(), onLost);
  return () => {
    close();
    onPicture(undefined);
  };
};

/** A session of this operator with its picture; whoever leaves the page looks no more. */
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
      // The server has ended it, or the operator goes: a repeat changes nothing.
      void end(screen).catch(() => undefined);
    };
  }, [screen, open, stunUrls, refetch]);
  return { ...query, view, picture, end: () => end(screen).then(() => refetch()) };
}
