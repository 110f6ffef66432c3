import { expect, test } from 'vitest';
import { endpointTable } from './table.ts';

/** Section 7 of the specification word for word, without calls of parts that are not built yet. */
const callTable = [
  'GET /api/session/init',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'GET /api/users',
  'GET /api/users/oauth',
  'GET /api/users/passport',
  'POST /api/users/getcode',
  'POST /api/users/acceptconditions',
  'GET /api/managers',
  'GET /api/flats',
  'GET /api/flats/counters',
  'GET /api/mortgage',
  'GET /api/bonus/account',
  'GET /api/bonus/certificates',
  'GET /api/eds',
  'GET /api/feedback/items',
  'GET /api/feedback/drafts',
  'POST /api/feedback',
  'GET /api/notification/list',
  'POST /api/notification/archive',
  'POST /api/upload',
  'POST /api/upload/properties',
  'GET /api/chat/guid',
];

test('[S7-67] managers, flats and other actions have the paths of the call table', () => {
  const ours = endpointTable
    .filter(({ door }) => door === 'cabinet')
    .map(({ method, path }) => `${method} ${path}`);
  expect(callTable.filter((one) => !ours.includes(one))).toEqual([]);
});

test('[S7-01] an address never names a host: every call goes to the one that gave the page', () => {
  const page = 'https://cabinet.example:8443/deals/243/view';
  for (const { path } of endpointTable) {
    expect(path).toMatch(/^\/[a-z]/);
    expect(new URL(path, page).origin).toBe(new URL(page).origin);
  }
});

test('what may be sent late is harmless at any time, and only forms with files go in parts', () => {
  const late = endpointTable.filter(({ sentLater }) => sentLater).map(({ name }) => name);
  expect(late.sort()).toEqual(['flats.favourite', 'notifications.archive', 'users.setLocale']);
  for (const { name, method, sentAs, multipart } of endpointTable) {
    if (sentAs === 'parts') expect(multipart?.of, name).toBe('form');
    if (sentAs) expect(method, name).not.toBe('GET');
  }
});

test('what the desk does of deals stands among the acts of deals in the table of roles', () => {
  const ofDeals = endpointTable.filter(({ path }) =>
    /^\/api\/office\/(bookings|deals|queue|transfers)/.test(path),
  );
  const elsewhere = ofDeals.filter(({ area }) => area !== 'deals').map(({ name, area }) => `${name} ${area}`);
  expect(ofDeals.length).toBeGreaterThan(15);
  expect(elsewhere).toEqual([]);
});
