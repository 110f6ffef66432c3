import { useEffect, useRef } from 'react';

/** Of WebOTP; the types of the browser do not know it. */
interface SmsCode extends Credential {
  readonly code: string;
}

const isSmsCode = (found: Credential | null): found is SmsCode => found !== null && 'code' in found;

/**
 * While it is wanted, the browser waits for an SMS whose last line names this host and asks the person
 * whether its code may be taken (WebOTP, Chromium on Android; elsewhere the keyboard offers it by
 * `autocomplete`). Whoever says no types it.
 */
export function useSmsCode(wanted: boolean, take: (code: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!wanted || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const wish = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials.get(wish).then(
      (found) => isSmsCode(found) && latest.current(found.code),
      () => undefined,
    );
    return () => leaving.abort();
  }, [wanted]);
}
