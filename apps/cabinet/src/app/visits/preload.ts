import { isSignedIn } from '@novosel/client/calls/session.ts';
import { afterPaint } from '../../shared/navigation/after-paint.ts';
import { pageOf } from '../../shared/navigation/page-of.ts';
import { loadLayout } from '../layouts.tsx';
import { layoutOf } from '../page-looks.ts';
import { codeOf, warmPage } from './page-code.ts';

let next: string | undefined;

/**
 * Fetches the code, texts and first data of a linked page before the press. The visit itself fetches again
 * what failed here, and only the visit may reload the document.
 */
export const preload = (href: string): void => {
  // One touch fires three events (pointer, touch, focus), and the browser must paint the answer to it before
  // any fetch begins.
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
