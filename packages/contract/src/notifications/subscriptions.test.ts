import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, channels, goesBy, mayChoose, newsKinds } from './subscriptions.ts';

const kind = fc.constantFrom(...newsKinds);
const channel = fc.constantFrom(...channels);
const reach = fc.record({ hasEmail: fc.boolean(), advertising: fc.boolean() });
const chosen: fc.Arbitrary<Choice[]> = fc.array(fc.record({ kind, channel, on: fc.boolean() }), {
  maxLength: 15,
});

describe('ways of news', () => {
  it('a deal is told in the cabinet and by at least one way out of it, whatever is chosen', () => {
    fc.assert(
      fc.property(chosen, reach, (choices, who) => {
        expect(goesBy('deal', 'cabinet', choices, who)).toBe(true);
        expect(
          (who.hasEmail && goesBy('deal', 'mail', choices, who)) || goesBy('deal', 'sms', choices, who),
        ).toBe(true);
      }),
    );
  });

  it('offers go nowhere without the consent to advertising', () => {
    fc.assert(
      fc.property(chosen, channel, fc.boolean(), (choices, way, hasEmail) => {
        expect(goesBy('offers', way, choices, { hasEmail, advertising: false })).toBe(false);
      }),
    );
  });

  it('what may be chosen is as it was chosen', () => {
    fc.assert(
      fc.property(kind, channel, fc.boolean(), reach, (what, way, on, who) => {
        fc.pre(mayChoose(what, way, who) && (what !== 'offers' || who.advertising));
        expect(goesBy(what, way, [{ kind: what, channel: way, on }], who)).toBe(on);
      }),
    );
  });

  it('a choice changes no other way', () => {
    fc.assert(
      fc.property(kind, channel, kind, channel, fc.boolean(), reach, (what, way, other, by, on, who) => {
        fc.pre(what !== other || way !== by);
        expect(goesBy(other, by, [{ kind: what, channel: way, on }], who)).toBe(goesBy(other, by, [], who));
      }),
    );
  });
});
