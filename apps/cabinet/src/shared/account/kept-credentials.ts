/** The login request (S3, S7-14). */
export interface Credentials {
  readonly type: 'phone' | 'email';
  readonly phone?: string;
  readonly email?: string;
  readonly password: string;
}

/** Promise C7: the credentials are deleted after this many milliseconds, whatever happens. */
const keptFor = 5 * 60_000;

let kept: { credentials: Credentials; timer: ReturnType<typeof setTimeout> } | undefined;

/** Deletes the credentials: on success, and when the person leaves the renewal. */
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

/** The kept credentials; undefined when they are deleted. */
export const keptCredentials = (): Credentials | undefined => kept?.credentials;

/** The phone or e-mail of the kept credentials; undefined when nothing is kept. */
export const keptLogin = (): string | undefined => kept?.credentials.phone ?? kept?.credentials.email;
