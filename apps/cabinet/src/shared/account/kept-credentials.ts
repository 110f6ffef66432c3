/** The login request (S3, S7-14). */
export interface Credentials {
  readonly type: 'phone' | 'email';
  readonly phone?: string;
  readonly email?: string;
  readonly password: string;
}

/** Promise C7: they are gone after this many milliseconds, whatever happens. */
const keptFor = 5 * 60_000;

let kept: { credentials: Credentials; timer: ReturnType<typeof setTimeout> } | undefined;

/** Forgets what was kept; on success and when the renewal is left. */
export const dropCredentials = (): void => {
  clearTimeout(kept?.timer);
  kept = undefined;
};

/**
 * Keeps the credentials for the password renewal (S4.2-02) in memory. They never reach a storage or an URL.
 */
export const keepCredentials = (credentials: Credentials): void => {
  dropCredentials();
  kept = { credentials, timer: setTimeout(dropCredentials, keptFor) };
};

/** What is kept for the renewal; undefined when it is gone. */
export const keptCredentials = (): Credentials | undefined => kept?.credentials;

/** Whom the renewal is for, as he wrote himself; undefined when nothing is kept. */
export const keptLogin = (): string | undefined => kept?.credentials.phone ?? kept?.credentials.email;
