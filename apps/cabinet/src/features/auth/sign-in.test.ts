import { RefusalError } from '@novosel/client/calls/errors.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropCredentials, keptLogin } from '../../shared/account/kept-credentials.ts';
import { signIn } from './sign-in.ts';

const credentials = { type: 'phone', phone: '+79000000001', password: 'novosel-demo' } as const;

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'novosel_csrf=1', documentElement: { lang: 'ru' } });
});
afterEach(() => {
  dropCredentials();
  vi.unstubAllGlobals();
});

/** The server refuses the sign-in with this action. */
const refusedWith = (action: string | null) =>
  vi.stubGlobal('fetch', async () => {
    const data = { action, token: null, next: null };
    return new Response(JSON.stringify({ result: false, message: 'Нельзя.', errors: {}, data }));
  });

describe('[S3-21, S3-22] what comes of a refused sign-in', () => {
  test('[S4.2-01] no action: the words of the server are for the person', async () => {
    refusedWith(null);
    const error = await signIn(credentials).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusalError);
    expect((error as RefusalError).message).toBe('Нельзя.');
  });

  test('[S4.2-02] RENEW, and no other action, keeps the credentials', async () => {
    refusedWith('LOCKED');
    expect(await signIn(credentials)).toEqual({ kind: 'locked', until: undefined, byStaff: false });
    expect(keptLogin()).toBeUndefined();
    refusedWith('RENEW');
    expect(await signIn(credentials)).toEqual({ kind: 'renew' });
    expect(keptLogin()).toBe('+79000000001');
  });

  test('[S4.2-05, S8-14] any other action is an error of the program, which the person is not blamed for', async () => {
    refusedWith('DANCE');
    const error = await signIn(credentials).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(RefusalError);
    expect(String(error)).toContain("Unknown login action 'DANCE'");
  });
});
