import { isSignedIn } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { useEffect, useState } from 'react';
import { BrandLogo } from '../shell/brand-logo.tsx';
import styles from './error-page.module.css';
import { ErrorPage } from './error-page.tsx';
import { loadedLayout, loadLayout } from './layouts.tsx';
import { useArrival } from './use-arrival.ts';

const simple = () => loadedLayout('simple');

/**
 * The error page where a guard or the layout itself failed, or where the page's layout is not for a guest's
 * error. A guest sees it in the simple layout (S2.5-16), unless that layout failed; others see the logo
 * alone.
 */
export const RootError = ({ error }: { error: unknown }) => {
  const guest = !isSignedIn();
  useArrival();
  const [Simple, setSimple] = useState(simple);
  useEffect(() => {
    if (!guest) return;
    const load = async () => {
      await loadLayout('simple');
      setSimple(simple);
    };
    void load().catch(() => undefined);
  }, [guest]);
  if (guest && Simple) {
    return (
      <Simple page={undefined} layout="simple" variant={undefined}>
        <ErrorPage error={error} />
      </Simple>
    );
  }
  return (
    <main id="main" className={styles.bare}>
      <BrandLogo href={path('root')} />
      <ErrorPage error={error} />
    </main>
  );
};
