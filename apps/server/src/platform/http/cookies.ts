import type { FastifyReply, FastifyRequest } from 'fastify';

type Door = 'cabinet' | 'office';

/**
 * Cookies ignore ports, so the desk has separate names. `__Host-` forbids a domain and requires Secure and
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

/** S7-71, S7-72: SameSite None and Secure; the cookie alone only allows reading (ruling S7-05). */
const locked = { path: '/', secure: true, sameSite: 'none', httpOnly: true } as const;
const readable = { path: '/', secure: true, sameSite: 'none', httpOnly: false } as const;

export const cookieOf = (
  request: FastifyRequest,
  door: Door,
  kind: 'session' | 'csrf' | 'guest' | 'device',
) => request.cookies[names[door][kind]];

/** Cookies of a browser for the cabinet or the desk. */
export interface Browser {
  readonly session: string | undefined;
  readonly csrf: string | undefined;
  /** The nonce of a browser before the sign-in. */
  readonly guest: string | undefined;
  /** The cookie of a known device. */
  readonly device: string | undefined;
}

export const browserOf = (request: FastifyRequest, door: Door): Browser => ({
  session: cookieOf(request, door, 'session'),
  csrf: cookieOf(request, door, 'csrf'),
  guest: cookieOf(request, door, 'guest'),
  device: cookieOf(request, door, 'device'),
});

/** Cookies for a browser with a new session. */
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

/** Half a year: a device in use signs in again before that. */
const deviceSeconds = 180 * 24 * 60 * 60;

/**
 * Marks a browser from which this person has signed in, so that strangers' failures do not lock him out
 * (promise 3).
 */
export function setDeviceCookie(reply: FastifyReply, door: Door, mark: string): void {
  reply.setCookie(names[door].device, mark, { ...locked, maxAge: deviceSeconds });
}

export function setCsrfCookie(reply: FastifyReply, door: Door, token: string): void {
  reply.setCookie(names[door].csrf, token, readable);
}

/** Deletes the browser's session cookies and data of this address. */
export function clearSessionCookies(reply: FastifyReply, door: Door): void {
  reply.clearCookie(names[door].session, locked);
  reply.clearCookie(names[door].csrf, readable);
  reply.clearCookie(names[door].hint, readable);
  reply.header('clear-site-data', '"storage"');
}

/** The header that deletes the cookie by which the page knows that it is signed in. */
export const clearedHint = (door: Door): string =>
  `${names[door].hint}=; Path=/; Max-Age=0; Secure; SameSite=None`;
