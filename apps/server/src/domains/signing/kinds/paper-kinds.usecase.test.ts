import {
  paperKinds,
  signatureKindCodes,
  signedPaperCodes,
  suffices,
} from '@novosel/contract/signatures/kinds.ts';
import type { PaperKindRow } from '@novosel/contract/signatures/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../../test/booking-journey.ts';
import type { Browser } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { saidOf } from '../../../../test/members-scene.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { assertKind } from './paper-kinds.ts';

let house: House;
let lawyer: Browser;
beforeAll(async () => {
  house = await openHouse();
  lawyer = await enterDesk(house, 'lawyer');
});
afterAll(() => house?.shut());

const setKind = (body: object) =>
  lawyer.act('/api/office/signature-kinds', { since: isoDay(house.clock.now()), ...body });
const rowOf = async (paper: string) =>
  given<{ items: PaperKindRow[] }>(await lawyer.get('/api/office/signature-kinds')).items.find(
    (row) => row.paper === paper,
  );

describe('the kinds of signature that papers need', () => {
  it.each(signedPaperCodes)('[promise 48] «%s»: every kind set, every kind given', async (paper) => {
    const at = house.clock.now();
    const { least } = paperKinds[paper];
    for (const set of signatureKindCodes) {
      const isLower = !suffices(set, least);
      expect(saidOf(await setKind({ paper, kind: set })), set).toBe(isLower ? '409 STEP_WRONG' : 'done');
      const needed = isLower ? least : set;
      for (const kind of signatureKindCodes) {
        const said = await assertKind(house.context.db, { paper, kind, at: house.clock.now() }).then(
          () => 'passes',
          ({ code }: { code: string }) => code,
        );
        expect(said, `${set} ${kind}`).toBe(suffices(kind, needed) ? 'passes' : 'SIGNATURE_KIND_LOW');
      }
    }
    expect((await rowOf(paper))?.set[0]).toMatchObject({ since: isoDay(at), by: expect.any(String) });
  });

  it('[promise 48] a code does not sign a paper that has come to need more, and nothing is signed', async () => {
    given(await setKind({ paper: 'booking-agreement', kind: 'simple' }));
    const visitor = await house.visit('09');
    const estate = await house.estate();
    given(await visitor.begin(estate));
    given(await visitor.givePassport(estate));
    given(await setKind({ paper: 'booking-agreement', kind: 'enhanced' }));
    expect(saidOf(await visitor.sign(estate))).toBe('409 SIGNATURE_KIND_LOW');
    given(await setKind({ paper: 'booking-agreement', kind: 'simple' }));
    expect(saidOf(await visitor.sign(estate))).toBe('done');
  });

  it('are set from today on at the earliest', async () => {
    const yesterday = isoDay(house.clock.now().getTime() - 86_400_000);
    expect(saidOf(await setKind({ paper: 'statement', kind: 'enhanced', since: yesterday }))).toBe(
      '409 STEP_WRONG',
    );
  });
});
