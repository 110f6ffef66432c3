import { isSignedIn } from '@novosel/client/calls/session.ts';
import { dealCategories } from '@novosel/contract/wire/paths.ts';
import type { ComponentType } from 'react';
import { NotFoundError } from '../../shared/navigation/not-found.ts';
import { type FoundPage, pageOf } from '../../shared/navigation/page-of.ts';
import { onceAMinute } from '../../shared/navigation/reload-once.ts';
import { catchChat, isEstateId } from '../../shared/navigation/saved-targets.ts';
import { isStale } from '../../shared/navigation/stale-release.ts';
import { beginLoading, loadPart } from '../../shared/page/loading.ts';
import { loadLayout } from '../layouts.tsx';
import { layoutOf, viewportOf } from '../page-looks.ts';
import { runGuards } from './guards.ts';
import { codeOf, warmPage } from './page-code.ts';
import type { Arrival } from './visits.ts';

/** A page or an error in its place; `frame`: whether the error is shown inside of the frame. */
export type Content =
  | { readonly page: FoundPage; readonly Page: ComponentType }
  | { readonly error: unknown; readonly frame: boolean };

const never = new Promise<never>(() => {});

/**
 * One segment has two meanings (rulings S2.2-12, S2.3-01): a category of the list, or an estate.
 * @returns the estate of the deal; undefined for a category
 * @throws NotFoundError for anything else
 */
const dealBehind = ({ name, params: { category } }: FoundPage): number | undefined => {
  if (name !== 'deals' || category === undefined) return undefined;
  if (dealCategories.some((known) => known === category)) return undefined;
  if (!isEstateId(category)) throw new NotFoundError();
  return Number(category);
};

const pageAt = async (page: FoundPage | undefined): Promise<Arrival<Content>> => {
  try {
    if (!page) throw new NotFoundError();
    const deal = dealBehind(page);
    if (deal !== undefined)
      return { to: await (await import('../../shared/navigation/present-step.ts')).presentStep(deal) };
    // Not awaited: the page shows its frame at once and its data later. Called first, because later steps of
    // the visit depend on whether there is data.
    warmPage(page);
    return { content: { page, Page: await codeOf(page).catch(onceAMinute) } };
  } catch (error) {
    return { content: { error, frame: true } };
  }
};

const arrival = async (url: URL): Promise<Arrival<Content>> => {
  const withoutChat = catchChat(url);
  if (withoutChat !== undefined) return { to: withoutChat };
  const page = pageOf(url.pathname);
  const verdict = runGuards({ url, page, signedIn: isSignedIn(), userAgent: navigator.userAgent });
  if (verdict?.leavesApp) {
    window.location.replace(verdict.to);
    return never;
  }
  if (verdict) return verdict;
  if (isStale() && url.pathname !== window.location.pathname) {
    window.location.assign(url);
    return never;
  }
  document.querySelector('meta[name=viewport]')?.setAttribute('content', viewportOf(page));
  beginLoading();
  const layout = loadLayout(layoutOf(page, isSignedIn())).catch(onceAMinute);
  const [found] = await Promise.all([loadPart('fetch', pageAt(page)), loadPart('fetch', layout)]);
  return found;
};

/** Runs on every visit: the guards, then loads the page and its layout in parallel. Does not reject. */
export const guardVisit = (url: URL): Promise<Arrival<Content>> =>
  arrival(url).catch((error: unknown) => ({ content: { error, frame: false } }));
