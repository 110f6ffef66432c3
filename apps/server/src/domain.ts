import type { Context } from './context.ts';
import type { RequestFamily } from './domains/requests/request-family.ts';
import type { Held } from './held.ts';
import type { Bind } from './platform/http/bind.ts';
import type { Door } from './platform/http/guard.ts';
import type { Attend } from './platform/sockets/attended.ts';

/** Binds endpoints of one listener to their use cases. */
type BindRoutes = (bind: Bind, context: Context) => void;

/**
 * Everything that the program needs of a domain: its `manifest.ts` exports one, and `domains.ts` lists them.
 */
export interface Domain {
  readonly name: string;
  /** Its purpose in a few words: printed into `docs/domains.md`. */
  readonly about: string;
  /**
   * Domains whose `public.ts` and tables this domain imports. `domains.ts` lists them before it, so there are
   * no cycles; `npm run check` compares this list with the imports.
   */
  readonly uses: readonly string[];
  readonly routes: { readonly [name in Door['name']]?: readonly BindRoutes[] };
  /** Subscribes to events of the domains it uses, in their transaction. */
  readonly listeners?: readonly ((context: Context) => void)[];
  /** Notifies people of its events, after all other listeners. */
  readonly notices?: readonly ((context: Context) => void)[];
  /** A queue for each kind of its background jobs; queues are created with the migrations. */
  readonly queues?: readonly string[];
  /** Starts its background jobs on one node. */
  readonly jobs?: readonly ((context: Context) => Promise<void>)[];
  /** Deletes outdated data; called once an hour. */
  readonly cleanups?: readonly ((context: Context) => Promise<void>)[];
  readonly held?: Held;
  /** Kinds of requests that a buyer can make in it: the request engine withdraws them with the account. */
  readonly requests?: readonly RequestFamily[];
  /** Handles messages of pages over their sockets. */
  readonly attend?: (context: Context) => Attend;
}

/** Starts the background jobs of a domain on this node. */
export async function startJobs({ jobs = [] }: Domain, context: Context): Promise<void> {
  for (const start of jobs) await start(context);
}
