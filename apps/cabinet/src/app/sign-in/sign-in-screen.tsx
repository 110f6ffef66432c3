import SignInPage from '../../features/auth/sign-in-page.tsx';
import { OfflineBanner } from '../../shell/offline-banner.tsx';
import { useArrival } from '../use-arrival.ts';
import { Layout } from './auth-layout.tsx';

/** The whole sign-in screen, as the build prerenders it and the page hydrates it. */
export const SignInScreen = () => {
  useArrival();
  return (
    <>
      <OfflineBanner />
      <Layout>
        <SignInPage />
      </Layout>
    </>
  );
};
