import { expect, test } from 'vitest';
import { type PaperState, paperState } from './papers.ts';

const agreement = {
  invoice: false,
  signed: true,
  agreed: false,
  voided: false,
  replaced: false,
  newest: true,
  alive: true,
  paid: false,
};
const contract = { ...agreement, signed: false, agreed: true };
const invoice = { ...agreement, invoice: true, signed: false };

test.each<[string, Parameters<typeof paperState>[0], PaperState]>([
  ['the newest version waits for its signature', { ...agreement, signed: false }, 'waits'],
  ['a signed one is in force', agreement, 'in-force'],
  ['a signed one holds while a newer one waits', { ...agreement, newest: false }, 'in-force'],
  ['and is replaced once that is signed', { ...agreement, newest: false, replaced: true }, 'replaced'],
  ['a draft that was made anew is replaced', { ...agreement, signed: false, newest: false }, 'replaced'],
  ['what was replaced stays so after the end', { ...agreement, replaced: true, alive: false }, 'replaced'],
  ['a signed one is over with its booking', { ...agreement, alive: false }, 'over'],
  ['what nobody has signed is over with it too', { ...agreement, signed: false, alive: false }, 'over'],
  ['a contract to which everybody agreed is not signed yet', contract, 'agreed'],
  ['is in force once it is signed', { ...contract, signed: true }, 'in-force'],
  ['is over when its version is void', { ...contract, voided: true }, 'over'],
  ['is over with its deal', { ...contract, alive: false }, 'over'],
  ['is replaced by another one', { ...contract, newest: false }, 'replaced'],
  ['an invoice is to be paid', invoice, 'due'],
  ['is paid', { ...invoice, paid: true }, 'paid'],
  ['stays paid after the end', { ...invoice, paid: true, alive: false }, 'paid'],
  ['is over when nobody has paid', { ...invoice, alive: false }, 'over'],
])('%s', (_, facts, state) => {
  expect(paperState(facts)).toBe(state);
});
