import { describe, expect, it } from 'vitest';
import { awaitedOf, endOf, mayRefuse, maySign, type Seen, standingOf } from './standing.ts';

const now = '2026-11-20T12:00:00.000Z';
type Signer = Seen['signers'][number];
type Request = NonNullable<NonNullable<Seen['mine']>['request']>;

const signer = (id: string, more: Partial<Signer> = {}): Signer => ({
  id,
  side: 'members',
  name: id,
  me: false,
  signsFor: [],
  state: null,
  signedAt: null,
  ...more,
});
const request = (state: Request['state']): Request => ({
  id: '1',
  state,
  askedAt: now,
  until: '2026-11-21T12:00:00.000Z',
});
const certificate: NonNullable<Seen['mine']>['certificates'][number] = {
  id: '1',
  kind: 'qualified',
  serial: 'ab',
  validUntil: '2027-11-20T12:00:00.000Z',
  problems: [],
};

const mine = (more: Partial<NonNullable<Seen['mine']>> = {}): NonNullable<Seen['mine']> => ({
  name: 'Анна',
  request: null,
  appUrl: null,
  certificates: [certificate],
  ...more,
});
const seen = (more: Partial<Seen> = {}): Seen => ({
  now,
  until: '2026-11-24T15:00:00.000Z',
  state: 'open',
  side: 'members',
  paperOnly: [],
  signers: [signer('Анна', { me: true }), signer('Илья'), signer('Застройщик', { side: 'developer' })],
  mine: mine(),
  stopped: null,
  ...more,
});

describe('[S2.3-30] where a signing stands for its reader', () => {
  it('is to sign with a certificate that fits, and not without one', () => {
    expect(standingOf(seen())).toBe('ready');
    expect(standingOf(seen({ mine: mine({ certificates: [] }) }))).toBe('no_certificate');
    const low = { ...certificate, problems: ['kind-low' as const] };
    expect(standingOf(seen({ mine: mine({ certificates: [low] }) }))).toBe('unfit');
    expect(standingOf(seen({ mine: mine({ certificates: [low, certificate] }) }))).toBe('ready');
  });

  it.each(['sent', 'unclear', 'waiting', 'opened'] as const)(
    'is to confirm while a request is %s',
    (state) => {
      expect(standingOf(seen({ mine: mine({ request: request(state) }) }))).toBe('asked');
    },
  );

  it.each(['declined', 'expired', 'lost', 'broken', 'late'] as const)(
    'is to send again when a request is %s',
    (state) => {
      const standing = standingOf(seen({ mine: mine({ request: request(state) }) }));
      expect([standing, maySign(standing), endOf(state)]).toEqual(['again', true, state]);
    },
  );

  it('waits for others once the reader has signed, then for the developer', () => {
    const signers = [signer('Анна', { me: true, signedAt: now }), signer('Илья')];
    expect(standingOf(seen({ signers }))).toBe('others');
    expect(awaitedOf(seen({ signers })).map(({ name }) => name)).toEqual(['Илья']);
    expect(standingOf(seen({ side: 'developer' }))).toBe('counter');
  });

  it('is on paper for everybody when one member can sign on paper alone', () => {
    expect(standingOf(seen({ paperOnly: ['Соня'] }))).toBe('paper_only');
  });

  it('is over after the term, except for who has a request in the app', () => {
    const late = { now: '2026-11-24T15:00:00.000Z' };
    expect(standingOf(seen(late))).toBe('over');
    expect(standingOf(seen({ ...late, mine: mine({ request: request('waiting') }) }))).toBe('asked');
  });

  it('is watched by a party who does not sign', () => {
    expect(standingOf(seen({ mine: null }))).toBe('watch');
    expect(mayRefuse(seen({ mine: null }))).toBe(false);
  });

  it('tells a refusal from a deal that has gone another way', () => {
    const stopped = { reason: 'money', text: null, by: 'Илья', byPhone: false } as const;
    expect(standingOf(seen({ state: 'stopped', side: null, stopped }))).toBe('stopped');
    expect(standingOf(seen({ state: 'stopped', side: null }))).toBe('left');
    expect(standingOf(seen({ state: 'done', side: null }))).toBe('done');
    expect(mayRefuse(seen({ state: 'done' }))).toBe(false);
  });
});
