import { isSignedIn } from '@novosel/client/session.ts';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { loadLayout } from '../shell/layouts.tsx';
import { beginLoading, loadPart } from '../shell/loading.ts';
import { runGuards } from './guards.ts';
import { layoutOf, viewportOf } from './layout-of.ts';
import { pageOf } from './page-of.ts';
import { catchChat } from './saved-targets.ts';
import { isStale } from './stale.ts';

const never = new Promise<never>(() => {});

/** On every navigation: the guards, then the page and its layout side by side. */
export const guardVisit: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  const withoutChat = catchChat(url);
  if (withoutChat !== undefined) throw replace(withoutChat);
  const page = pageOf(url.pathname);
  const verdict = runGuards({ url, page, signedIn: isSignedIn(), userAgent: navigator.userAgent });
  if (verdict?.leavesApp) {
    window.location.replace(verdict.to);
    return never;
  }
  if (verdict) throw url.pathname === window.location.pathname ? replace(verdict.to) : redirect(verdict.to);
  if (isStale() && url.pathname !== window.location.pathname) {
    window.location.assign(url);
    return never;
  }
  document.querySelector('meta[name=viewport]')?.setAttribute('content', viewportOf(page));
  beginLoading();
  const [answer] = await loadPart('fetch', Promise.all([next(), loadLayout(layoutOf(page, isSignedIn()))]));
  return answer;
};
