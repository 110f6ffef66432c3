import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import { dealDesk } from '../../../test/deal-desk.ts';
import { membersOf } from '../../../test/name-members.ts';

let house: House;
const { dealOf, enter, stand } = dealDesk(() => house, 'Со слов покупателя');
beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

describe('members of a deal', () => {
  it('one adult sends his papers, and the deal goes on when the desk finds them in order', async () => {
    const stood = await stand('01', 'members');
    expect(await membersOf(stood.visitor.browser, stood.estate)).toMatchObject({
      place: 'members',
      ownership: 'sole',
      own: true,
      members: [{ me: true, state: 'joined', role: 'holder' }],
      findings: [],
    });
    const done = await stand('02', 'total');
    expect((await dealOf(done)).place).toBe('total');
  });
});
