import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { authUrl } from './auth-url.ts';

const built = (query: string) => new URL(authUrl(new URLSearchParams(query)), 'https://cabinet.test');

test('[S7-66] the auth URL is built from the client and the parameters of its request', () => {
  const query =
    'client_id=demo-shop&redirect_uri=https%3A%2F%2Fshop.test%2Fback%3Fa%3D1&response_type=code&scope=openid+phone&state=x%26y';
  const url = built(query);
  expect(url.pathname).toBe('/oidc/auth');
  expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(query)));
});

test('what the site has sent is passed on whole, however long and by whatever name', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ maxLength: 5000 })), (more) => {
      const sent = new URLSearchParams({ ...more, acr_values: 'any', client_id: 'demo-shop' });
      expect([...built(sent.toString()).searchParams]).toEqual([...sent]);
    }),
  );
});

test('whatever comes, the address stays on the host that gave the page', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (more, clientId) => {
      const url = new URL(
        authUrl(new URLSearchParams({ ...more, client_id: clientId })),
        'https://cabinet.test',
      );
      expect(url.origin + url.pathname).toBe('https://cabinet.test/oidc/auth');
    }),
  );
});
