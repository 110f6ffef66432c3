import { expect, onTestFinished, test } from 'vitest';
import { startOutside } from '../testing.ts';

/** The shared secret of RFC 6238, appendix B, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 1],
  [1_111_111_111, '050471', 29],
  [2_000_000_000, '279037', 10],
])('the number at second %i is that of RFC 6238', async (second, code, secondsLeft) => {
  const { app } = await startOutside({}, { now: () => new Date(second * 1000) });
  onTestFinished(() => app.close());
  const url = '/totp/manager%40demo.test';
  expect((await app.inject({ method: 'PUT', url, payload: { secret: RFC_SECRET } })).statusCode).toBe(204);
  expect((await app.inject('/totp')).json()).toEqual([{ account: 'manager@demo.test', code, secondsLeft }]);
});

test('what is not base32 is refused', async () => {
  const { app } = await startOutside();
  onTestFinished(() => app.close());
  const answer = await app.inject({
    method: 'PUT',
    url: '/totp/x',
    payload: { secret: 'not base32 at all!' },
  });
  expect(answer.statusCode).toBe(400);
  expect((await app.inject('/totp')).json()).toEqual([]);
});
