import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A person signed in at the shop, as the cabinet described him. */
export interface Customer {
  readonly sub: string;
  /** The cabinet's ID of this sign-in; a sign-out at the cabinet names it. */
  readonly sid: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly idToken: string;
}

/** What the shop keeps while the person is at the cabinet. */
export interface Way {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

const KEPT = 500;

/**
 * Data of browsers in memory, each under a number that cannot be guessed. Cookies ignore ports, so their
 * names must be unique on the host.
 */
export class Sessions<Thing> {
  readonly #things = new Map<string, Thing>();
  readonly #cookie: string;

  constructor(cookie: string) {
    this.#cookie = cookie;
  }

  of(request: FastifyRequest): Thing | undefined {
    return this.#things.get(this.#idOf(request) ?? '');
  }

  open(reply: FastifyReply, thing: Thing): void {
    const id = randomBytes(32).toString('base64url');
    this.#things.set(id, thing);
    const [oldest] = this.#things.keys();
    if (this.#things.size > KEPT && oldest !== undefined) this.#things.delete(oldest);
    reply.header('set-cookie', `${this.#cookie}=${id}; Path=/shop; HttpOnly; SameSite=Lax`);
  }

  close(request: FastifyRequest): Thing | undefined {
    const thing = this.of(request);
    this.#things.delete(this.#idOf(request) ?? '');
    return thing;
  }

  closeWhere(isEnded: (thing: Thing) => boolean): void {
    for (const [id, thing] of this.#things) if (isEnded(thing)) this.#things.delete(id);
  }

  #idOf({ headers }: FastifyRequest): string | undefined {
    const cookies = (headers.cookie ?? '').split('; ');
    return cookies.find((one) => one.startsWith(`${this.#cookie}=`))?.slice(this.#cookie.length + 1);
  }
}
