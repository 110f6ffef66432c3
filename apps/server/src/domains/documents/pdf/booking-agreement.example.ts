import type { BookingAgreementData } from './booking-agreement.data.ts';

/** A complete agreement for tests. */
export function exampleAgreement(): BookingAgreementData {
  return {
    number: 'Б-2026-000123',
    at: new Date('2026-11-12T12:04:00Z'),
    brand: {
      legalName: 'Общество с ограниченной ответственностью «Специализированный застройщик „Тихая гавань“»',
      shortName: 'ООО «СЗ „Тихая гавань“»',
      inn: '5190000012',
      kpp: '519001001',
      ogrn: '1265100000010',
      address: '183038, г. Мурманск, ул. Портовый проезд, д. 12, помещ. 3',
      city: 'г. Мурманск',
      phone: '8 800 000-01-09',
      email: 'dom@gavan.example',
      site: 'gavan.example',
      bank: {
        name: 'АО «Северный банк», г. Мурманск',
        bik: '044799990',
        account: '40702810400000000017',
        correspondentAccount: '30101810600000000990',
      },
      signatory: { genitive: 'генерального директора Смирнова Петра Андреевича', basisGenitive: 'Устава' },
      color: '#0b5b66',
    },
    buyer: {
      fullName: 'Королёва Анна Сергеевна',
      birthDate: '4 марта 1991 г.',
      passport: {
        series: '47 11',
        number: '123456',
        issuedBy: 'УМВД России по Мурманской области',
        issuedOn: '19 апреля 2011 г.',
        departmentCode: '510-003',
      },
      address: '183012, г. Мурманск, ул. Софьи Перовской, д. 17, кв. 40',
      phone: '+7 911 000-45-67',
      email: 'anna@example.ru',
    },
    estate: {
      kind: 'flat',
      complex: 'Северный мол',
      buildingAddress: 'г. Мурманск, Портовый проезд, з/у 12, корпус 2',
      building: '2',
      section: '3',
      floor: 11,
      floors: 17,
      number: '243',
      rooms: 2,
      areaTotal: '58,4',
      areaLiving: '30,2',
      areaKitchen: '19,2',
      finishing: 'светлая, под ключ',
      promised: '2028-06-30',
    },
    hold: { from: new Date('2026-11-12T12:00:00Z'), until: new Date('2026-11-24T15:00:00Z') },
    fee: { amount: 3_000_000, payBy: new Date('2026-11-12T12:30:00Z'), onWithdrawal: 'daily' },
    price: {
      form: 'full',
      lines: [
        { title: 'Базовая цена', kopecks: 1_296_000_000 },
        { title: 'Карта Basic, 1 %', kopecks: -12_960_000 },
        { title: 'Бронь через личный кабинет', kopecks: -35_040_000 },
      ],
      total: 1_248_000_000,
      otherForms: [
        { form: 'mortgage', total: 1_271_000_000 },
        { form: 'installment', total: 1_296_000_000 },
      ],
    },
    rules: { version: '3 от 1 октября 2026 г.', url: 'gavan.example/rules/booking' },
  };
}
