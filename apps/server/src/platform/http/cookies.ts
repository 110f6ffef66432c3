import type { FastifyReply, FastifyRequest } from 'fastify';

type Door = 'cabinet' | 'office';

/**
 * Cookies ignore ports, so the desk has its own names. `__Host-` forbids a domain and asks for Secure and
 * Path=/.
 */
const names = {
  cabinet: {
    session: '__Host-novosel',
    csrf: 'novosel_csrf',
    guest: '__Host-novosel_guest',
    hint: 'novosel_in',
    device: '__Host-novosel_device',
  },
  office: {
    session: '__Host-novosel_desk',
    csrf: 'novosel_desk_csrf',
    guest: '__Host-novosel_desk_guest',
    hint: 'novosel_desk_in',
    device: '__Host-novosel_desk_device',
  },
} as const;

/** S7-71, S7-72: SameSite None and Secure; what it may do alone is only to read (ruling S7-05). */
const locked = { path: '/', secure: true, sameSite: 'none', httpOnly: true } as const;
const readable = { path: '/', secure: true, sameSite: 'none', httpOnly: false } as const;

export const cookieOf = (
  request: FastifyRequest,
  door: Door,
  kind: 'session' | 'csrf' | 'guest' | 'device',
) => request.cookies[names[door][kind]];

/** What a browser keeps of a door in its cookies. */
export interface Browser {
  readonly session: string | undefined;
  readonly csrf: string | undefined;
  /** The nonce of a browser in which nobody has signed in yet. */
  readonly guest: string | undefined;
  /** Its mark as a browser of somebody. */
  readonly device: string | undefined;
}

export const browserOf = (request: FastifyRequest, door: Door): Browser => ({
  session: cookieOf(request, door, 'session'),
  csrf: cookieOf(request, door, 'csrf'),
  guest: cookieOf(request, door, 'guest'),
  device: cookieOf(request, door, 'device'),
});

/** What a browser is given with the session that was opened in it. */
export interface SessionCookies {
  readonly session: string;
  readonly csrf: string;
  readonly device: string;
}

export function setSessionCookies(
  reply: FastifyReply,
  door: Door,
  { session, csrf, device }: SessionCookies,
): void {
  reply.setCookie(names[door].session, session, locked);
  reply.setCookie(names[door].hint, '1', readable);
  setCsrfCookie(reply, door, csrf);
  setDeviceCookie(reply, door, device);
  reply.clearCookie(names[door].guest, locked);
}

export function setGuestCookie(reply: FastifyReply, door: Door, nonce: string): void {
  reply.setCookie(names[door].guest, nonce, locked);
}

/** Half a year: by then a device that is in use has signed in again. */
const deviceSeconds = 180 * 24 * 60 * 60;

/**
 * Marks a browser from which this person has signed in, so that strangers' failures do not shut him out
 * (promise 3).
 */
export function setDeviceCookie(reply: FastifyReply, door: Door, mark: string): void {
  reply.setCookie(names[door].device, mark, { ...locked, maxAge: deviceSeconds });
}

export function setCsrfCookie(reply: FastifyReply, door: Door, token: string): void {
  reply.setCookie(names[door].csrf, token, readable);
}

/** Takes from the browser what it keeps of its session and of this address. */
export function leaveBrowser(reply: FastifyReply, door: Door): void {
  reply.clearCookie(names[door].session, locked);
  reply.clearCookie(names[door].csrf, readable);
  reply.clearCookie(names[door].hint, readable);
  reply.header('clear-site-data', '"storage"');
}

/** The header that takes back what the page reads as «signed in». */
export const hintGone = (door: Door): string =>
  `${names[door].hint}=; Path=/; Max-Age=0; Secure; SameSite=None`;
