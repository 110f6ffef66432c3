import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ContractTemplate, TemplateClause } from '@novosel/contract/contracts/template.ts';
import {
  exampleContract,
  exampleDay,
  exampleKopecks,
} from '@novosel/contract/contracts/text/contract.example.ts';
import { dduTemplate } from '@novosel/contract/contracts/text/ddu/ddu-template.ts';
import { openContractWriter } from '../../apps/server/src/domains/contracts/writer/contract-writer.ts';
import type { TextOrder } from '../../apps/server/src/domains/contracts/writer/write-text.ts';
import { openTypesetter, type PaperOrder } from '../../apps/server/src/domains/documents/typesetter.ts';
import { median } from './rig/numbers.ts';
import type { Result } from './rig/result.ts';

const rounds = 15;
const wanted = 40;

/** The shipped template with its last sections repeated until the contract has enough pages. */
function longTemplate(times: number): ContractTemplate {
  const first = dduTemplate.clauses.findIndex(({ id }) => id === 'quality');
  const again = Array.from({ length: times }, (_, nth) =>
    dduTemplate.clauses.slice(first).map((one): TemplateClause => {
      const id = `${one.id}-${nth}`;
      if (one.kind === 'heading') return { ...one, id };
      const { essential: _, keyTerm: __, ...plain } = one;
      return { ...plain, id };
    }),
  );
  return { ...dduTemplate, clauses: [...dduTemplate.clauses, ...again.flat()] };
}

const data = exampleContract();
const order = (template: ContractTemplate): TextOrder => ({
  template,
  data,
  facts: {
    day: exampleDay,
    lot: {
      kind: 'flat',
      number: data.object.number,
      section: data.object.section,
      floor: data.object.floor,
      areaHundredths: data.object.areas.totalHundredths,
    },
    promise: data.transfer.deadline,
    priceKopecks: exampleKopecks,
    escrowBank: data.escrow.bank.name,
  },
});

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** Measures the text and the PDF of a long contract, and how long other answers wait meanwhile. */
export async function contractCost(): Promise<Result[]> {
  const [writer, typesetter] = [openContractWriter(), openTypesetter()];
  const write = async (template: ContractTemplate) => {
    const text = await writer.write(order(template));
    if (!('clauses' in text)) throw new Error(`the template is broken: ${JSON.stringify(text.problems[0])}`);
    return text.clauses;
  };
  const set = async (template: ContractTemplate): Promise<Uint8Array> =>
    typesetter.render({
      kind: 'contract',
      data: {
        ...{ number: data.number, place: data.place, madeOn: data.madeOn, edition: template.edition },
        ...{ hash: 'a'.repeat(64), clauses: await write(template), at: new Date(`${exampleDay}T09:00:00Z`) },
        brand: { shortName: data.developer.shortName, color: '#0b5b66' },
      },
    } satisfies PaperOrder);
  try {
    let times = 1;
    while (pagesOf(await set(longTemplate(times))) < wanted) times += 1;
    const template = longTemplate(times);
    const pages = pagesOf(await set(template));
    const lag = monitorEventLoopDelay({ resolution: 1 });
    lag.enable();
    const texts = await timesOf(() => write(template));
    const papers = await timesOf(() => set(template));
    lag.disable();
    const [text, both] = [median(texts), median(papers)];
    const note = `${template.clauses.length} clauses; the middle of ${rounds}`;
    return [
      {
        what: `Making a contract of ${pages} pages: its text and checks`,
        figure: `${text.toFixed(0)} ms`,
        goal: '≤ 500 ms',
        holds: text <= 500,
        note,
      },
      {
        what: 'The same with its paper',
        figure: `${both.toFixed(0)} ms`,
        goal: '≤ 500 ms',
        holds: both <= 500,
        note: `other answers waited ${(lag.max / 1e6).toFixed(0)} ms at most meanwhile`,
      },
    ];
  } finally {
    await Promise.all([writer.close(), typesetter.close()]);
  }
}

async function timesOf(act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return times;
}
