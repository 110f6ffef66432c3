import { call } from '@novosel/client/calls/call.ts';
import { errorWords, SessionEndedError } from '@novosel/client/calls/errors.ts';
import { beginLeaving, endSession, isSignedIn } from '@novosel/client/calls/session.ts';
import { logout } from '@novosel/contract/session/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Spinner } from '@novosel/ui/status/spinner.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useCallback, useEffect, useState } from 'react';
import { go } from '../../shared/navigation/go.ts';
import styles from './sign-out-page.module.css';

const signOut = async (): Promise<string | null> => {
  if (!isSignedIn()) return null;
  const { data } = await call(logout, {});
  return data.logoutUrl;
};

/**
 * Another site may open this address, but only a navigation from one of our pages ends the session (promise
 * C13).
 */
const cameFromOurPage = (): boolean => window.history.state?.idx > 0;

/** `/logout`: ends the session by a call, forgets all data of the person, and navigates on (S4.2-13…17). */
export default function SignOutPage() {
  const t = useText();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(() => cameFromOurPage() || !isSignedIn());

  const leave = useCallback(async () => {
    setErrors([]);
    beginLeaving();
    try {
      const url = await signOut();
      endSession('chosen');
      if (url?.startsWith('https://')) window.location.replace(url);
      else await go(path('auth'), { replace: true });
    } catch (error) {
      if (error instanceof SessionEndedError) await go(path('auth'), { replace: true });
      else setErrors(errorWords(error, t('network')));
    }
  }, [t]);

  useEffect(() => {
    if (asked) void leave();
  }, [asked, leave]);

  return (
    <div className={styles.root}>
      <h1 className="title-m">{t(asked ? 'signOut.going' : 'signOut.ask')}</h1>
      {errors.length > 0 ? (
        <>
          <ErrorAlert errors={errors} />
          <Button onClick={() => void leave()}>{t('signOut.again')}</Button>
        </>
      ) : asked ? (
        <Spinner />
      ) : (
        <Button onClick={() => setAsked(true)}>{t('signOut.yes')}</Button>
      )}
    </div>
  );
}
