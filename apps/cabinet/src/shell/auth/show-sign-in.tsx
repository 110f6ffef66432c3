import type { ReactNode } from 'react';
import { withWords } from '../../routing/feature.ts';
import { goBy } from '../../routing/go.ts';
import { OfflineBanner } from '../offline-banner.tsx';
import { useArrival } from '../use-arrival.ts';
import { Layout } from './auth-layout.tsx';

const words = {
  ru: () => import('../../features/auth/locales/ru.po'),
  en: () => import('../../features/auth/locales/en.po'),
};

const SignIn = ({ children }: { children: ReactNode }) => {
  useArrival(window.location.pathname);
  return (
    <>
      <OfflineBanner />
      <Layout page={undefined}>{children}</Layout>
    </>
  );
};

/** Shows the sign-in page alone; whatever it leads to loads the router first. */
export const showSignIn = async (show: (content: ReactNode) => void): Promise<void> => {
  const app = () => import('../../app.tsx');
  goBy({
    go: async (to, { replace, state } = {}) => {
      const entry = { usr: state, key: 'default', idx: replace ? 0 : 1 };
      window.history[replace ? 'replaceState' : 'pushState'](entry, '', to);
      await (await app()).showApp(show);
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    preload: (href) =>
      void app()
        .then(({ preload }) => preload(href))
        .catch(() => undefined),
  });
  const { default: SignInPage } = await withWords(
    () => import('../../features/auth/sign-in-page.tsx'),
    words,
  );
  show(
    <SignIn>
      <SignInPage />
    </SignIn>,
  );
};
