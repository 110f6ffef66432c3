import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the defaults are those of the fixed points', () => {
  expect(readConfig({})).toMatchObject({
    port: 3002,
    smtpPort: 3025,
    stateFile: '.data/outside.json',
    notifyUrl: 'http://localhost:3000/api/payments/notifications',
    shopId: 'demo-shop-1',
  });
  expect(readConfig({ DATA_DIR: '/var/x' }).stateFile).toBe('/var/x/outside.json');
});

test.each([
  { OUTSIDE_PORT: '0' },
  { OUTSIDE_PORT: '3e3' },
  { OUTSIDE_SMTP_PORT: '70000' },
  { OUTSIDE_NOTIFY_URL: 'ftp://shop' },
])('%o is told in one sentence', (env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${Object.keys(env)[0]} должен быть [^.]+\\.$`));
});
