import '@novosel/ui/look/styles/tokens.css';
import '@novosel/ui/look/styles/base.css';
import 'virtual:brand.css';
import './app/document.css';
import { isSignedIn } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Cabinet } from './app/cabinet.tsx';
import type { Show } from './app/show.ts';
import { keptLocale, startWords } from './shared/locale.ts';
import { onceAMinute } from './shared/navigation/reload-once.ts';

/** The sign-in page runs without the router and its dependencies: 80 KB instead of 105 (budget 100). */
const onlySignIn = () =>
  window.location.pathname === path('auth') &&
  !isSignedIn() &&
  !/[?&](flat_?id|guid)=/i.test(window.location.search);

const place = document.getElementById('root');
let root: Root | undefined;

const begin = (content: Parameters<Show>[0], drawn: boolean): Root => {
  if (!place) throw new Error('The document has no #root');
  if (drawn) return hydrateRoot(place, content);
  const made = createRoot(place);
  made.render(content);
  return made;
};

/** @param drawn whether the document may contain this content, prerendered in Russian */
const showAs =
  (drawn: boolean): Show =>
  (content) => {
    const whole = <Cabinet>{content}</Cabinet>;
    const shown = root;
    // Rendered synchronously, because the caller then moves the focus to the content.
    if (shown) flushSync(() => shown.render(whole));
    else root = begin(whole, drawn && place?.dataset.prerendered !== undefined && keptLocale() === 'ru');
    delete document.documentElement.dataset.signedIn;
  };

const start = async () => {
  const words = startWords();
  if (onlySignIn()) {
    const { showSignIn } = await import('./app/sign-in/show-sign-in.tsx');
    await words;
    await showSignIn(showAs(true));
  } else {
    const { showApp } = await import('./app/app.tsx');
    await words;
    await showApp(showAs(false));
  }
};

/** The document itself holds this text: the texts of the page may be what failed to load. */
const sayLost = (error: unknown) => {
  document.getElementById('lost')?.removeAttribute('hidden');
  throw error;
};

void start().catch(onceAMinute).catch(sayLost);
