import type { TransferOrder } from '@novosel/contract/payments/transfer.ts';
import type { Block } from './blocks.ts';
import { dateInWords, moment, rubles, rublesInWords } from './russian.ts';

export interface InvoiceData {
  /** Number of the booking; the invoice has the same one. */
  readonly number: string;
  readonly at: Date;
  readonly brand: {
    readonly shortName: string;
    readonly legalName: string;
    readonly address: string;
    readonly city: string;
    readonly color: string;
  };
  /** The VAT text, as in the purpose of the payment. */
  readonly vat: string;
  readonly payer: string;
  readonly order: Omit<TransferOrder, 'qr' | 'invoice' | 'note'>;
  readonly payBy: Date;
}

/** The invoice for the booking fee as a PDF/A-2a file, made like the agreement. */
export async function renderInvoice(data: InvoiceData): Promise<Uint8Array> {
  const [{ Paper }, { setBlocks }] = await Promise.all([import('./paper.ts'), import('./set-blocks.ts')]);
  const name = `Счёт на оплату № ${data.number}`;
  const { shortName: author, color } = data.brand;
  const paper = new Paper({ title: name, author, subject: data.order.purpose, at: data.at, color });
  setBlocks(paper, invoice(name, data));
  return paper.finish(name);
}

function invoice(name: string, data: InvoiceData): Block[] {
  const { order, brand } = data;
  return [
    { kind: 'title', text: name, place: brand.city, date: dateInWords(data.at) },
    {
      kind: 'summary',
      rows: [
        { label: 'К оплате', value: rubles(order.kopecks) },
        { label: 'Оплатить до', value: moment(data.payBy) },
      ],
    },
    { kind: 'section', text: 'Кому' },
    {
      kind: 'facts',
      caption: 'Реквизиты получателя',
      rows: [
        { label: 'Получатель', value: order.recipient },
        { label: 'ИНН', value: order.inn },
        { label: 'КПП', value: order.kpp },
        { label: 'Расчётный счёт', value: order.account },
        { label: 'Банк', value: order.bank },
        { label: 'БИК', value: order.bik },
        { label: 'Корреспондентский счёт', value: order.correspondentAccount },
        { label: 'Назначение платежа', value: order.purpose },
        { label: 'Адрес', value: brand.address },
      ],
    },
    { kind: 'section', text: 'За что' },
    {
      kind: 'sums',
      caption: 'Услуги и сумма',
      rows: [{ label: `Плата за бронирование по соглашению № ${data.number}`, value: rubles(order.kopecks) }],
      total: { label: `Итого. ${data.vat}`, value: rubles(order.kopecks) },
    },
    {
      kind: 'clause',
      number: '',
      text: `К оплате ${rublesInWords(order.kopecks)}. Плательщик: ${data.payer}.`,
      items: [],
    },
    {
      kind: 'clause',
      number: '',
      text: 'Переведите сумму целиком, одним платежом, и не меняйте назначение: по нему мы узнаём вашу бронь. Если деньги не поступят в срок, бронь снимется. Деньги, которые придут позже, вернутся целиком, если бронь уже у другого.',
      items: [],
    },
  ];
}
