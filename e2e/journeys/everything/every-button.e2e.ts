// Features: deals, catalogue, profile.
import { type PageName, pagePatterns } from '@novosel/contract/wire/paths.ts';
import { expect, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { isWhole, onlyPhone } from '../../stage/journey-files.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { pressButtons } from '../../steps/browser/press-buttons.ts';
import { lead } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

/** Pages at the gate: those where most people begin. */
const first: readonly PageName[] = ['dealView'];
const further: readonly PageName[] = [
  'dashboard',
  'deals',
  'dealBookingSuccess',
  'documents',
  'estates',
  'estate',
  'favorites',
  'feedback',
  'feedbackCreate',
  'mortgage',
  'notifications',
  'profile',
  'scoring',
  'services',
  'servicesInsuranceRequest',
  'servicesTaxCreate',
];

test('every button that a buyer sees on the pages of his deal does something', { tag: onlyPhone }, async ({
  page,
}) => {
  test.setTimeout(isWhole ? 900_000 : 120_000);
  const buyer = await makeBuyer();
  const estate = await pickEstate();
  await lead(buyer, estate, 'success');
  await signIn(page, buyer.phone);
  const addressOf = (name: PageName) =>
    addresses.cabinet + pagePatterns[name].replace(':estate', String(estate)).replace(/\/:\w+\?/, '');
  const { wrong, pressed } = await pressButtons({
    page,
    addresses: [...first, ...(isWhole ? further : [])].map(addressOf),
    // These buttons end the session, which the next presses need.
    spared: /^(Выйти|Завершить)/,
  });
  expect(wrong).toEqual([]);
  expect(pressed).toBeGreaterThan(isWhole ? 60 : 8);
});
