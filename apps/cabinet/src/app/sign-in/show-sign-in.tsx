import { withWords } from '../../shared/navigation/feature.ts';
import { goBy } from '../../shared/navigation/go.ts';
import { forgetLastKnown } from '../../shell/last-known/last-known-state.ts';
import type { Show } from '../show.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const words = {
  ru: () => import('../../shared/account/locales/ru.po'),
  en: () => import('../../shared/account/locales/en.po'),
};

/** Shows the sign-in page alone; every page that follows loads the router first. */
export const showSignIn = async (show: Show): Promise<void> => {
  // The former user is gone: nothing of his may stay for the next one.
  forgetLastKnown();
  const app = () => import('../app.tsx');
  /** All presses share one start: a press during the start would start a second app. */
  let starting: Promise<void> | undefined;
  goBy({
    go: async (to, { replace, state } = {}) => {
      if (starting) return starting;
      const entry = { usr: state, key: 'default', idx: replace ? 0 : 1 };
      window.history[replace ? 'replaceState' : 'pushState'](entry, '', to);
      starting = withWords(app)
        .then(({ showApp }) => showApp(show))
        .finally(() => {
          starting = undefined;
        });
      await starting;
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    preload: (href) =>
      void app()
        .then(({ preload }) => preload(href))
        .catch(() => undefined),
  });
  await withWords(async () => undefined, words);
  show(<SignInScreen />);
};
