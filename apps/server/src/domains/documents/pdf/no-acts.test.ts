import { scriptPayloads } from '@novosel/testing/hostile/script-payloads.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { describe, expect, test } from 'vitest';
import type { BuyerData } from './booking-agreement.data.ts';
import { exampleAgreement } from './booking-agreement.example.ts';
import { bookingAgreement } from './booking-agreement.template.ts';
import { renderBookingAgreement } from './render-booking-agreement.ts';

/** Words that would be active in a PDF if they were taken for its syntax (ISO 32000-1, 12.6). */
const papers = [
  ') >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
  '\\) /AA << /O << /S /URI /URI (https://evil.example) >> >> (\\',
  '> /Names << /JavaScript << /Names [(x) << /S /JavaScript /JS (1) >>] >> >> <',
  'endstream endobj 9 0 obj << /S /Launch /F (cmd.exe) >> endobj',
  'https://evil.example/?a=(1)',
];
const payloads = [...scriptPayloads, ...papers];

/** Names of all actions, external links and attachments of a PDF. */
const acting =
  /^(JS|JavaScript|OpenAction|AA|URI|Launch|SubmitForm|ImportData|GoTo[RE]|EmbeddedFiles?|Filespec|RichMedia|XFA|AcroForm|Rendition|Annots?)$/;

/** Active names of a PDF: words in strings and streams do not count. */
function actsOf(bytes: Uint8Array): string[] {
  const syntax = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/\bstream\r?\n[\s\S]*?\bendstream\b/g, ' ')
    .replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, ' ');
  const names = [...syntax.matchAll(/\/([A-Za-z]+)/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => acting.test(name)))];
}

const fields = 7;
const inOneField = 10;

/** Each hostile word in the buyer's data, many to one paper, since typesetting is slow. */
function buyers(): BuyerData[] {
  const texts = Array.from({ length: Math.ceil(payloads.length / inOneField) }, (_, i) =>
    payloads.slice(i * inOneField, (i + 1) * inOneField).join(' '),
  );
  return Array.from({ length: Math.ceil(texts.length / fields) }, (_, paper) => {
    const [fullName = '', birthDate = '', issuedBy = '', departmentCode = '', ...more] = texts.slice(
      paper * fields,
      (paper + 1) * fields,
    );
    const [address = '', phone = '', email = ''] = more;
    const passport = { ...exampleAgreement().buyer.passport, issuedBy, departmentCode };
    return { fullName, birthDate, passport, address, phone, email };
  });
}

describe('[promise 25] the agreement as PDF', () => {
  test('200 texts that want to act are words on the page, and the paper has no act at all', {
    timeout: 60_000,
  }, async () => {
    const found: string[] = [];
    const said: string[] = [];
    for (const buyer of buyers()) {
      const data = { ...exampleAgreement(), buyer };
      said.push(JSON.stringify(bookingAgreement(data)));
      found.push(...actsOf(await renderBookingAgreement(data)));
    }
    expect(found).toEqual([]);
    const all = said.join('\n');
    expect(payloads.filter((payload) => !all.includes(JSON.stringify(payload).slice(1, -1)))).toEqual([]);
  });

  test('an act that is really there is seen', () => {
    const script = { 9: '<< /S /JavaScript /JS (app.alert(1)) >>' };
    expect(actsOf(makePdf({ catalog: '/OpenAction 9 0 R', objects: script })).sort()).toEqual([
      'JS',
      'JavaScript',
      'OpenAction',
    ]);
    expect(actsOf(makePdf({ text: '/OpenAction /JS' }))).toEqual([]);
  });
});
