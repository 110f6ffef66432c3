import { enter, pathAfterSignIn, signInPagePath } from '../../shared/account/enter.ts';
import { dropCredentials } from '../../shared/account/kept-credentials.ts';
import { go } from '../../shared/navigation/go.ts';

interface Answer {
  readonly data: {
    readonly token: string | null;
    readonly next: string | null;
    readonly lockedUntil?: string | undefined;
  };
}

/** Continues after a sign-in: enters the cabinet, or shows that staff has closed this person's sign-in. */
export const finishSignIn = ({ data }: Answer): Promise<void> => {
  dropCredentials();
  if (data.token === null)
    return go(signInPagePath('authLocked'), {
      replace: true,
      state: { until: data.lockedUntil, byStaff: true },
    });
  enter(data);
  return go(pathAfterSignIn(), { replace: true });
};
