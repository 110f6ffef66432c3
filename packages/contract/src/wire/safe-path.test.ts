import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLandingPage, pagePatterns } from './paths.ts';
import { safePath } from './safe-path.ts';

const base = 'https://cabinet.test';
const anyPage = () => true;

/** Known open-redirect payloads, and what a careless check accepts. */
const evil = [
  '',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' /dashboard',
  '/dashboard ',
  '/%09/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  '/%2f/evil.test',
  '/%2F%2Fevil.test',
  '/%5cevil.test',
  '/%00',
  '/%7f',
  '/%',
  '/%zz',
  '/..//evil.test',
  '/../auth',
  '/%2e%2e/auth',
  '/.%2e/auth',
  '/dashboard//evil.test',
  '/dashboard?next=//evil.test',
  'dashboard',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.test',
  '/@evil.test',
  '/dashboard#x',
  '/dashboard;x',
  '/кабинет',
  '/dashboard\u2028',
  `/${'a'.repeat(2001)}`,
];

describe('[S4.2-11] [S4.2-12] one decision about redirect targets (promise C9)', () => {
  it.each(evil)('refuses «%s»', (target) => expect(safePath(target, anyPage)).toBeUndefined());
  it.each([undefined, null, 1, {}, ['/dashboard']])('refuses %o, which is no text', (target) =>
    expect(safePath(target, anyPage)).toBeUndefined(),
  );

  it.each(['/logout', '/api/users', '/auth', '/nowhere', '/assets/a.js', '/login?client_id=x'])(
    'refuses «%s», which is no page to land on',
    (target) => expect(safePath(target, isLandingPage)).toBeUndefined(),
  );

  it.each(['/dashboard', '/deals/243/view?tab=money', '/estates?kind=flat&rooms=1%2C2'])(
    'keeps «%s»',
    (target) => expect(safePath(target, isLandingPage)).toBe(target),
  );

  it('whatever is kept stays on our origin and is kept again as it is', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2f', '%5C', '%09', '%', '?', '&', '=', '#', '@', ':', ';', '\t', '\n'],
      ...['evil.test', 'https:', 'javascript:', 'dashboard', 'deals', '243', 'ё', '\u202e', ' '],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
        ),
        (text) => {
          for (const target of [text, `/${text}`]) {
            const kept = safePath(target, anyPage);
            if (kept === undefined) continue;
            expect(new URL(kept, base).origin).toBe(base);
            expect(kept).toMatch(/^\/(?!\/)/);
            expect(safePath(kept, anyPage)).toBe(kept);
          }
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('only pages of the one map are landed on', () => {
    const pages = Object.values(pagePatterns).map((pattern) => pattern.replace(/:\w+\??/g, '1'));
    const landed = pages.filter((page) => safePath(page, isLandingPage) !== undefined);
    expect(landed).toContain('/deals/1/booking/payment');
    expect(landed.filter((page) => /^\/(auth|login|logout)/.test(page))).toEqual([]);
  });
});
