import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { formatQuarter } from '@novosel/contract/time/time.ts';
import type { Block, Row } from './blocks.ts';
import type {
  BookingAgreementData,
  BuyerData,
  EditionTerms,
  EstateData,
  EstateKind,
} from './booking-agreement.data.ts';
import { moment, quoted, rubles } from './russian.ts';

const estateKinds: Record<EstateKind, string> = {
  flat: 'квартира',
  apartment: 'апартамент',
  commercial: 'коммерческое помещение',
  parking: 'машино-место',
  storage: 'кладовая',
};

const priceForms: Record<PaymentForm, string> = {
  full: 'полная оплата',
  mortgage: 'ипотека',
  installment: 'рассрочка',
};

export function priceForm(form: PaymentForm | null): string {
  return form ? priceForms[form] : 'не выбрана';
}

/** «квартира № 243, жилой комплекс «Северный мол», корпус 2, секция 3». */
export function estateName(estate: EstateData): string {
  const section = estate.section ? `, секция ${estate.section}` : '';
  return `${estateKinds[estate.kind]} № ${estate.number}, комплекс ${quoted(estate.complex)}, корпус ${estate.building}${section}`;
}

export function summary({ estate, hold, fee, price }: BookingAgreementData): Block {
  return {
    kind: 'summary',
    rows: [
      {
        label: 'Объект',
        value: `${capital(estateKinds[estate.kind])} № ${estate.number}, ${estate.areaTotal} м²`,
      },
      { label: 'Бронь действует до', value: moment(hold.until) },
      { label: 'Плата за бронирование', value: fee.amount > 0 ? rubles(fee.amount) : 'не взимается' },
      { label: 'Цена на срок брони', value: rubles(price.total) },
    ],
  };
}

export function buyerFacts({ fullName, birthDate, passport, ...buyer }: BuyerData): Block {
  return {
    kind: 'facts',
    caption: 'Данные покупателя',
    rows: [
      { label: 'Фамилия, имя, отчество', value: fullName },
      { label: 'Дата рождения', value: birthDate },
      { label: 'Паспорт', value: `${passport.series} № ${passport.number}` },
      { label: 'Кем выдан', value: passport.issuedBy },
      { label: 'Дата выдачи', value: passport.issuedOn },
      { label: 'Код подразделения', value: passport.departmentCode },
      { label: 'Адрес регистрации', value: buyer.address },
      { label: 'Телефон', value: buyer.phone },
      { label: 'Электронная почта', value: buyer.email },
    ],
  };
}

export function estateFacts(estate: EstateData): Block {
  const rows: (Row | false)[] = [
    { label: 'Комплекс', value: quoted(estate.complex) },
    { label: 'Строительный адрес', value: estate.buildingAddress },
    { label: 'Корпус', value: estate.building },
    estate.section !== undefined && { label: 'Секция', value: estate.section },
    { label: 'Этаж', value: `${estate.floor} из ${estate.floors}` },
    { label: 'Вид и условный номер', value: `${capital(estateKinds[estate.kind])} № ${estate.number}` },
    estate.rooms !== undefined && {
      label: 'Комнат',
      value: estate.rooms === 0 ? 'студия' : String(estate.rooms),
    },
    { label: 'Общая площадь', value: `${estate.areaTotal} м²` },
    estate.areaLiving !== undefined && { label: 'Жилая площадь', value: `${estate.areaLiving} м²` },
    estate.areaKitchen !== undefined && { label: 'Площадь кухни', value: `${estate.areaKitchen} м²` },
    { label: 'Отделка', value: estate.finishing },
    {
      label: 'Срок передачи',
      value: `${formatQuarter(estate.promised)} г.`,
    },
  ];
  return { kind: 'facts', caption: 'Объект', rows: rows.filter((row) => row !== false) };
}

/** Only the changed terms, the former beside the new ones. */
export function editionChanges({ before, after }: NonNullable<BookingAgreementData['edition']>): Block {
  const shown = (terms: EditionTerms): readonly Row[] => [
    { label: 'Цена Объекта', value: rubles(terms.price.totalKopecks) },
    { label: 'Бронь действует до', value: moment(new Date(terms.until)) },
    { label: 'Отделка', value: terms.finishing },
  ];
  const now = shown(after);
  const rows = shown(before).flatMap(({ label, value }, index) => {
    const next = now[index]?.value ?? '';
    return next === value ? [] : [{ label, value: `было: ${value}; стало: ${next}` }];
  });
  return { kind: 'facts', caption: 'Что изменилось', rows };
}

/** @throws RangeError when the lines do not add up to the total: such a paper must not be signed. */
export function priceSums(price: BookingAgreementData['price']): Block {
  const sum = price.lines.reduce((total, line) => total + line.kopecks, 0);
  if (sum !== price.total) throw new RangeError(`price lines give ${sum}, the total is ${price.total}`);
  return {
    kind: 'sums',
    caption: 'Как сложилась цена',
    rows: price.lines.map((line) => ({ label: line.title, value: rubles(line.kopecks) })),
    total: { label: 'Цена Объекта', value: rubles(price.total) },
  };
}

export function parties({ brand, buyer, representative }: BookingAgreementData): Block {
  const { bank } = brand;
  return {
    kind: 'parties',
    parties: [
      {
        role: 'Застройщик',
        name: brand.shortName,
        lines: [
          brand.address,
          `ИНН ${brand.inn}, КПП ${brand.kpp}`,
          `ОГРН ${brand.ogrn}`,
          `Р/с ${bank.account}`,
          bank.name,
          `К/с ${bank.correspondentAccount}`,
          `БИК ${bank.bik}`,
          brand.phone,
          brand.email,
          brand.site,
        ],
        signature: 'Подписывается усиленной неквалифицированной электронной подписью, вложенной в файл.',
      },
      {
        role: 'Покупатель',
        name: buyer.fullName,
        lines: [
          `Паспорт ${buyer.passport.series} № ${buyer.passport.number}`,
          buyer.address,
          buyer.phone,
          buyer.email,
        ],
        signature: representative
          ? `Подписывает представитель, ${representative.fullName}, простой электронной подписью: кодом, отправленным на его телефон.`
          : 'Подписывается простой электронной подписью: кодом, отправленным на телефон.',
      },
    ],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
