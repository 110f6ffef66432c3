import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  contractOf,
  deskContractOf,
  generate,
  readWhole,
  send,
} from '../../../test/agree-contract.ts';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import { dealDesk, type StoodDeal } from '../../../test/deal-desk.ts';

let house: House;
const { as, enter, stand, dealOf } = dealDesk(() => house, 'По телефону');
beforeAll(async () => {
  house = await openHouse();
  await enter();
});
afterAll(() => house?.shut());

describe('a contract of one signer', () => {
  let stood: StoodDeal;
  beforeAll(async () => {
    stood = await stand('05', 'contract-draft');
  });

  it('is made, sent, read and agreed to, and its paper is kept', async () => {
    const { browser } = stood.visitor;
    const made = await generate(as('lawyer'), stood);
    expect(made.body).toMatchObject({ result: true });
    const desk = await deskContractOf(as('lawyer'), stood.deal);
    expect(desk.draft?.findings).toEqual([]);
    const sent = await send(as('lawyer'), stood);
    expect(sent.body).toMatchObject({ result: true, data: { place: 'contract-reading' } });
    expect((await readWhole(browser, stood.estate)).status).toBe(200);
    const agreed = await agree(browser, stood.estate);
    expect(agreed.body).toMatchObject({ result: true, data: { place: 'signing' } });
    const { paper } = await contractOf(browser, stood.estate);
    expect(paper).toMatchObject({ pages: expect.any(Number) });
    expect((await dealOf(stood)).place).toBe('signing');
  });
});
