import { expect, test } from 'vitest';

interface Welcome {
  welcome(ports: Readonly<Record<string, number>>, folder: string): string;
}

/** A literal name would need types for plain JavaScript. */
const { welcome } = (await import(new URL('./welcome.mjs', import.meta.url).href)) as Welcome;

const ports = { cabinet: 3000, office: 3001, outside: 3002 };

test('the welcome names the three addresses, the password, and people as they stand', () => {
  const text = welcome(ports, '.data');
  for (const port of Object.values(ports)) expect(text).toContain(`http://localhost:${port}`);
  expect(text).toContain('novosel-demo');
  expect(text).toContain('Ctrl-C');
  /** Only buyers 02–04 have a booking (apps/server/src/demo/bookings.ts). */
  expect(text).toMatch(/-00-05…12 +люди пока без сделки/);
  expect(text).not.toMatch(/ипотек|приёмк|регистраци/);
});
