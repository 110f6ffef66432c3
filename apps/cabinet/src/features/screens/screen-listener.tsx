import { hadNews, onFirstNews } from '@novosel/client/live/news-topics.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { AskWindow } from './ask-window.tsx';
import { endShare } from './share.ts';
import { SharingBar } from './sharing-bar.tsx';
import { useScreen, useVisible } from './use-screen.ts';

/**
 * S4.6-06, S4.6-07: every page of a signed-in person listens for «support asks to see your screen»; on the
 * page of the session that page does it.
 */
export const ScreenListener = () => {
  const { pathname } = useLocation();
  // Without the frame there is no bar that says so, so the screen must not be shown.
  useEffect(() => () => endShare('stopped'), []);
  return pathname === path('screensharing') ? null : <Listening />;
};

const heardOfScreens = () => hadNews('screens');

const Listening = () => {
  const { screen, share } = useScreen(useSyncExternalStore(onFirstNews, heardOfScreens));
  const visible = useVisible();
  if (share.kind === 'shown') return <SharingBar name={screen?.operator.name} until={share.until} />;
  return screen?.state === 'asked' && visible ? <AskWindow screen={screen} /> : null;
};
