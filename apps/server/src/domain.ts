import type { Context } from './context.ts';
import type { RequestFamily } from './domains/requests/request-family.ts';
import type { Held } from './held.ts';
import type { Bind } from './platform/http/bind.ts';
import type { Door } from './platform/http/guard.ts';
import type { Attend } from './platform/sockets/attended.ts';

/** Ties endpoints of one door to their use cases. */
type BindRoutes = (bind: Bind, context: Context) => void;

/** All that the program asks of a domain: its `manifest.ts` exports one, and `domains.ts` lists them. */
export interface Domain {
  readonly name: string;
  /** What it is for, in a few words: printed into `docs/domains.md`. */
  readonly about: string;
  /**
   * The domains whose `public.ts` and tables this domain imports. `domains.ts` lists them before it, so there
   * are no circles; `npm run check` compares this list with the imports.
   */
  readonly uses: readonly string[];
  readonly routes: { readonly [name in Door['name']]?: readonly BindRoutes[] };
  /** Hears the news of the domains it uses, in their transaction. */
  readonly listeners?: readonly ((context: Context) => void)[];
  /** Tells people of its news, after all who listen to them. */
  readonly notices?: readonly ((context: Context) => void)[];
  /** A queue for each kind of its work in the background; each is made when the database is migrated. */
  readonly queues?: readonly string[];
  /** Starts its work in the background of one node. */
  readonly jobs?: readonly ((context: Context) => Promise<void>)[];
  /** Removes what nobody needs any more; called once an hour. */
  readonly cleanups?: readonly ((context: Context) => Promise<void>)[];
  readonly held?: Held;
  /** What buyers may ask the desk for in it: taken back with the account by the engine of requests. */
  readonly requests?: readonly RequestFamily[];
  /** Hears what pages say over their sockets. */
  readonly attend?: (context: Context) => Attend;
}

/** Starts what a domain does in the background of this node. */
export async function startJobs({ jobs = [] }: Domain, context: Context): Promise<void> {
  for (const start of jobs) await start(context);
}
