import { runInNewContext } from 'node:vm';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { expect, test } from 'vitest';
import { startup } from './startup.ts';

const run = (cookie: string, userAgent = 'Chrome') => {
  const asked: string[] = [];
  const left: string[] = [];
  const lost = { hidden: true };
  let onError = (_: { target: object }) => {};
  const window = {
    addEventListener: (_: 'error', hear: typeof onError) => {
      onError = hear;
    },
  };
  runInNewContext(startup, {
    window,
    navigator: { userAgent },
    document: {
      cookie,
      documentElement: { dataset: {} },
      addEventListener: () => {},
      getElementById: (id: string) => (id === 'lost' ? lost : null),
    },
    location: { replace: (to: string) => left.push(to) },
    fetch: (address: string) => {
      asked.push(address.split('?')[0] ?? '');
      return Promise.resolve();
    },
  });
  return { asked, left, lost, fail: (target: object) => onError({ target }) };
};

test('[S4.10-01] a guest asks for the client list and the CSRF cookie alone', () => {
  expect(run('novosel_csrf=x').asked).toEqual(['/api/users/oauth', '/api/session/init']);
});

test('[S4.10-02..07] a signed-in person asks for the six parts too', () => {
  expect(run('a=1; novosel_in=1').asked).toEqual([
    '/api/users/oauth',
    '/api/session/init',
    '/api/users',
    '/api/managers',
    '/api/flats',
    '/api/flats/counters',
    '/api/mortgage',
    '/api/bonus/account',
  ]);
});

test('every start-up address is a GET of the endpoint table', () => {
  for (const address of run('novosel_in=1').asked) {
    expect(endpointTable.some(({ method, path }) => method === 'GET' && path === address)).toBe(true);
  }
});

test('[S2.6-03] a browser that cannot read the page is led away by the same script', () => {
  const { asked, left } = run('', 'Mozilla/5.0 (Trident/7.0)');
  expect(left).toEqual(['/not-supported.html']);
  expect(asked).toEqual([]);
});

test('[S8-23] a page whose own script does not come says so in plain words; a lost picture is no such loss', () => {
  const { lost, fail } = run('');
  fail({ type: '' });
  expect(lost.hidden).toBe(true);
  fail({ type: 'module' });
  expect(lost.hidden).toBe(false);
});
