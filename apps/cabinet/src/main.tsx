import '@novosel/ui/styles/tokens.css';
import '@novosel/ui/styles/base.css';
import 'virtual:brand.css';
import { isSignedIn } from '@novosel/client/session.ts';
import { path } from '@novosel/contract/paths.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startWords } from './locale.ts';
import { Cabinet } from './shell/cabinet.tsx';

/** The sign-in page runs without the router and all that comes with it: 80 KB instead of 105 (budget 100). */
const onlySignIn = () =>
  window.location.pathname === path('auth') &&
  !isSignedIn() &&
  !/[?&]flat_?id=/i.test(window.location.search);

let root: ReturnType<typeof createRoot> | undefined;

const show = (content: ReactNode) => {
  const place = document.getElementById('root');
  if (!place) throw new Error('The document has no #root');
  root ??= createRoot(place);
  root.render(<Cabinet>{content}</Cabinet>);
};

const start = async () => {
  const words = startWords();
  if (onlySignIn()) {
    const { showSignIn } = await import('./shell/auth/show-sign-in.tsx');
    await words;
    await showSignIn(show);
  } else {
    const { showApp } = await import('./app.tsx');
    await words;
    await showApp(show);
  }
};

void start();
