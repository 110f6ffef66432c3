import { describe, expect, it } from 'vitest';
import { knownDevice, markDevice } from './known-device.ts';

const secret = 'a secret of this test, long enough';

describe('the mark of a known device', () => {
  const mark = markDevice(secret, 'anna');

  it('is known for the person who signed in there, under one name', () => {
    expect(knownDevice(secret, 'anna', mark)).toBeTruthy();
    expect(knownDevice(secret, 'anna', mark)).toBe(knownDevice(secret, 'anna', mark));
    expect(knownDevice(secret, 'anna', markDevice(secret, 'anna'))).not.toBe(
      knownDevice(secret, 'anna', mark),
    );
  });

  it.each([
    ['another person', secret, 'boris', mark],
    ['another secret', `${secret}!`, 'anna', mark],
    ['a nonce without a seal', secret, 'anna', mark.split('.')[0]],
    ['a changed nonce', secret, 'anna', `x${mark}`],
    ['nothing', secret, 'anna', undefined],
  ])('is not known with %s', (_, key, person, given) => {
    expect(knownDevice(key, person, given)).toBeUndefined();
  });
});
