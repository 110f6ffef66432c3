import type { Context } from '../../context.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { needsRehash } from '../../platform/password-hash.ts';
import { type Account, type Held, holdSession } from './identity.repo.ts';
import { draftSession, handOver } from './open-session.ts';
import type { Visit } from './visit.ts';

/** So many hold a connection while their passwords are compared: as many as are compared at once (promise 1). */
const atOnce = 2;

/** The session of one sign-in, written while its password is compared; nobody sees it before it is kept. */
export interface SessionAhead {
  /** Begins to write it, unless what has to be done with it is more than that. */
  begin(account: Account): void;
  /** @returns the bearer for the page's memory, or undefined when nothing was begun */
  keep(accountHash: string): Promise<string> | undefined;
  /** What was begun and not kept has never been. */
  drop(): Promise<void>;
}

/** Makes sessions that are written ahead (decision 030). */
export function sessionsAhead({ config, clock, pool }: Pick<Context, 'config' | 'clock' | 'pool'>) {
  let holding = 0;
  return (visit: Visit): SessionAhead => {
    let begun: { readonly draft: ReturnType<typeof draftSession>; readonly held: Held } | undefined;
    const end = async (act: (held: Held) => Promise<void>): Promise<void> => {
      if (!begun) return;
      const { held } = begun;
      begun = undefined;
      await act(held).finally(() => {
        holding -= 1;
      });
    };
    return {
      begin: (account) => {
        const isPlain =
          !cookieOf(visit.request, 'cabinet', 'session') &&
          !account.lockedUntil &&
          !account.passwordRenew &&
          // A new hash is written to the row of the person, which waits for the one who holds it.
          !needsRehash(account.passwordHash);
        if (!isPlain || holding >= atOnce) return;
        const draft = draftSession(clock, { door: 'cabinet', account, visit });
        holding += 1;
        begun = { draft, held: holdSession(pool, draft.session, draft.news) };
      },
      keep: (accountHash) => {
        if (!begun) return undefined;
        const { draft } = begun;
        return end((held) => held.keep()).then(() => handOver(config.secret, draft, { accountHash, visit }));
      },
      drop: () => end((held) => held.drop()),
    };
  };
}
