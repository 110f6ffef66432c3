import { exampleInstalments } from '@novosel/contract/contracts/text/contract.example.ts';
import { dduTemplate } from '@novosel/contract/contracts/text/ddu/ddu-template.ts';
import { renderContract } from '@novosel/contract/contracts/text/render-contract.ts';
import { expect, test } from 'vitest';
import { type ContractPaperData, renderContractPaper } from './render-contract-paper.ts';

const data = exampleInstalments();
const paper: ContractPaperData = {
  number: data.number,
  place: data.place,
  madeOn: data.madeOn,
  edition: dduTemplate.edition,
  hash: 'a'.repeat(64),
  clauses: renderContract(dduTemplate, data),
  at: new Date('2026-11-24T09:00:00Z'),
  brand: { shortName: 'ООО «СЗ „Маяк“»', color: '#0b5b66' },
};

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

test('the same version gives the same bytes, another one others', async () => {
  const [first, again] = [await renderContractPaper(paper), await renderContractPaper(paper)];
  expect(Buffer.from(first).equals(again)).toBe(true);
  const other = await renderContractPaper({ ...paper, hash: 'b'.repeat(64) });
  expect(Buffer.from(first).equals(other)).toBe(false);
});

test('every clause is set, on pages that are numbered', async () => {
  expect(pagesOf(await renderContractPaper(paper))).toBeGreaterThan(8);
});
