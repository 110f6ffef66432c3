import { useEffect, useRef } from 'react';

/** WebOTP, which TypeScript's DOM types lack. */
interface SmsCode extends Credential {
  readonly code: string;
}

const isSmsCode = (found: Credential | null): found is SmsCode => found !== null && 'code' in found;

/**
 * While `wanted`, the browser waits for an SMS whose last line names this host, and asks the person whether
 * to use its code (WebOTP, Chromium on Android; elsewhere the keyboard offers it by `autocomplete`). A person
 * who declines types it.
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
