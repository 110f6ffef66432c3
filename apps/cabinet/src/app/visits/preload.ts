import { isSignedIn } from '@novosel/client/calls/session.ts';
import { afterPaint } from '../../shared/navigation/after-paint.ts';
import { pageOf } from '../../shared/navigation/page-of.ts';
import { loadLayout } from '../layouts.tsx';
import { layoutOf } from '../page-looks.ts';
import { codeOf, warmPage } from './page-code.ts';

let next: string | undefined;

/**
 * Fetches the code, the words and the first data of the page behind an address ahead of the press. What is
 * lost on the way is asked for again by the visit, which alone may load the document anew.
 */
export const preload = (href: string): void => {
  // One touch tells of itself three times (pointer, touch, focus) and is to be answered before anything is
  // fetched.
  if (next === href) return;
  next = href;
  afterPaint(() => {
    next = undefined;
    fetchBehind(href);
  });
};

const fetchBehind = (href: string): void => {
  const page = pageOf(new URL(href, window.location.origin).pathname);
  if (!page) return;
  const coming = [codeOf(page), loadLayout(layoutOf(page, isSignedIn()))];
  if (isSignedIn()) warmPage(page);
  void Promise.all(coming).catch(() => undefined);
};
