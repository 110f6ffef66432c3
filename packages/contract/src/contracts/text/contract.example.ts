import type { ContractData } from '../contract-data.ts';
import { contractLawOf } from '../contract-law.ts';
import type { ContractMember } from '../contract-parties.ts';
import { exampleFlat, exampleHouse } from './object.example.ts';

export const exampleDay = '2026-11-24';

const passport = (number: string, issuedOn: string): ContractMember['document'] => ({
  kind: 'passport',
  serial: '4719',
  number,
  issuer: 'УМВД России по Мурманской области',
  issuerCode: '510-003',
  issuedOn,
});

const home = {
  birthPlace: 'г. Мурманск',
  address: '183012, г. Мурманск, ул. Софьи Перовской, д. 17, кв. 40',
};

export const anna: ContractMember = {
  id: 'anna',
  lastName: 'Королёва',
  firstName: 'Анна',
  patronymic: 'Сергеевна',
  birthday: '1991-03-04',
  document: passport('123456', '2019-05-20'),
  ...home,
  snils: '112-233-445 95',
  phone: '+79110004567',
  email: 'anna@example.ru',
  signer: { kind: 'self' },
};
export const ilya: ContractMember = {
  id: 'ilya',
  lastName: 'Королёв',
  firstName: 'Илья',
  patronymic: 'Павлович',
  birthday: '1989-07-19',
  document: passport('654321', '2019-05-20'),
  ...home,
  snils: '087-654-303 00',
  phone: '+79110004568',
  email: 'ilya@example.ru',
  signer: { kind: 'self' },
};

const { lastName, firstName, patronymic, birthday, document, address } = anna;
const mother = {
  lastName,
  firstName,
  patronymic,
  birthday,
  document,
  address,
  relation: 'mother',
} as const;

/** A child under 14, for whom her mother signs. */
export const sonya: ContractMember = {
  id: 'sonya',
  lastName: 'Королёва',
  firstName: 'София',
  patronymic: 'Ильинична',
  birthday: '2018-02-11',
  ...home,
  document: {
    kind: 'birth-certificate',
    number: 'IV-МЮ 123456',
    issuer: 'Отдел ЗАГС администрации г. Мурманска',
    issuedOn: '2018-02-20',
  },
  snils: null,
  phone: null,
  email: null,
  signer: { kind: 'parent', parent: mother },
};

/** A child of 15, who signs with the consent of her mother. */
export const vera: ContractMember = {
  ...sonya,
  id: 'vera',
  firstName: 'Вера',
  birthday: '2011-09-01',
  document: passport('777123', '2025-09-20'),
  signer: { kind: 'self-with-consent', parent: mother, consentOn: '2026-11-20' },
};

export const marriage = {
  number: 'I-МЮ 512345',
  issuedOn: '2015-08-07',
  office: 'Отдел ЗАГС администрации г. Мурманска',
};

export const exampleKopecks = 781_695_000;

/** A flat of two spouses who hold it jointly and pay at once. */
export function exampleContract(change: Partial<ContractData> = {}): ContractData {
  return {
    number: 'ДДУ-2/243',
    place: 'г. Мурманск',
    madeOn: exampleDay,
    ...exampleHouse,
    object: exampleFlat,
    members: [anna, ilya],
    shareGroups: [
      { share: { numerator: 1, denominator: 1 }, holders: ['anna', 'ilya'], joint: true, marriage },
    ],
    price: {
      kopecks: exampleKopecks,
      unitKopecks: 12_770_707,
      form: 'full',
      schedule: [
        { due: { kind: 'after-registration', workingDays: 5 }, kopecks: exampleKopecks, source: 'own' },
      ],
      loan: null,
      capital: null,
    },
    areaSettlement: { toleranceBasisPoints: 100, workingDays: 10 },
    escrow: {
      bank: {
        name: 'АО «Банк „Берег“»',
        address: '183038, г. Мурманск, пр. Ленина, д. 1',
        phone: '8 800 000-00-07',
        email: 'escrow@bereg.example',
      },
      account: null,
      depositors: [{ memberId: 'anna', kopecks: exampleKopecks }],
      until: '2028-06-30',
    },
    transfer: { deadline: { precision: 'quarter', year: 2028, quarter: 2 }, early: true },
    warranty: { object: 3, equipment: 3, finishing: 1 },
    law: contractLawOf(exampleDay),
    annexes: ['plan', 'finishing'],
    ...change,
  };
}

/** The same flat on a mortgage, with maternity capital. */
export function exampleMortgage(): ContractData {
  const [loan, capital] = [540_000_000, 72_892_200];
  const own = exampleKopecks - loan - capital;
  const { price } = exampleContract();
  return exampleContract({
    price: {
      ...price,
      form: 'mortgage',
      schedule: [
        { due: { kind: 'after-registration', workingDays: 5 }, kopecks: own, source: 'own' },
        { due: { kind: 'after-registration', workingDays: 5 }, kopecks: loan, source: 'loan' },
        { due: { kind: 'day', day: '2027-02-26' }, kopecks: capital, source: 'capital' },
      ],
      loan: {
        bank: 'АО «Банк „Берег“»',
        contractNumber: 'КД-2026/1180',
        contractOn: exampleDay,
        place: 'г. Мурманск',
        kopecks: loan,
        months: 360,
      },
      capital: { kopecks: capital, certificate: 'МК-5 0123456' },
    },
  });
}

/** A flat of spouses and two children by shares, in instalments. */
export function exampleInstalments(): ContractData {
  const first = 312_678_000;
  const each = 252_508_500;
  const { price, escrow } = exampleContract();
  return exampleContract({
    members: [anna, ilya, sonya, vera],
    shareGroups: [
      { share: { numerator: 1, denominator: 2 }, holders: ['anna', 'ilya'], joint: true, marriage },
      ...['sonya', 'vera'].map((id) => ({
        share: { numerator: 1, denominator: 4 },
        holders: [id],
        joint: false,
        marriage: null,
      })),
    ],
    price: {
      ...price,
      form: 'installment',
      schedule: [
        { due: { kind: 'after-registration', workingDays: 5 }, kopecks: first, source: 'own' },
        { due: { kind: 'day', day: '2027-02-28' }, kopecks: each, source: 'own' },
        {
          due: { kind: 'day', day: '2027-03-31' },
          kopecks: exampleKopecks - first - each,
          source: 'own',
        },
      ],
    },
    escrow: {
      ...escrow,
      depositors: [
        { memberId: 'anna', kopecks: first },
        { memberId: 'ilya', kopecks: exampleKopecks - first },
      ],
    },
    annexes: ['plan', 'finishing', 'schedule'],
  });
}

/** A parking place or a storage room of one buyer: a contract of its own. */
export function exampleSmall(kind: 'parking' | 'storage'): ContractData {
  const { price, escrow, warranty } = exampleContract();
  const kopecks = kind === 'parking' ? 145_000_000 : 41_000_000;
  const areaHundredths = kind === 'parking' ? 1325 : 410;
  return exampleContract({
    number: kind === 'parking' ? 'ДДУ-2/П-17' : 'ДДУ-2/К-5',
    object: {
      ...exampleFlat,
      kind,
      number: kind === 'parking' ? 'П-17' : 'К-5',
      section: null,
      floor: -1,
      place: 'в осях 4–5/В–Г',
      roomCount: null,
      rooms: [],
      outdoorRooms: [],
      areas: {
        totalHundredths: areaHundredths,
        livingHundredths: null,
        reducedHundredths: areaHundredths,
      },
      finishing: ['бетонный пол с упрочнённым верхним слоем'],
      equipment: [],
    },
    members: [anna],
    shareGroups: [
      { share: { numerator: 1, denominator: 1 }, holders: ['anna'], joint: false, marriage: null },
    ],
    price: {
      ...price,
      kopecks,
      unitKopecks: Math.round((kopecks * 100) / areaHundredths),
      schedule: [{ due: { kind: 'after-registration', workingDays: 5 }, kopecks, source: 'own' }],
    },
    escrow: { ...escrow, depositors: [{ memberId: 'anna', kopecks }] },
    warranty: { ...warranty, finishing: null },
    annexes: ['plan'],
  });
}

/** A flat of one buyer, for whom a trusted person signs. */
export function exampleTrusted(): ContractData {
  const { birthday: bornOn, document: passportOf } = ilya;
  return exampleContract({
    members: [
      {
        ...anna,
        signer: {
          kind: 'representative',
          lastName: ilya.lastName,
          firstName: ilya.firstName,
          patronymic: ilya.patronymic,
          birthday: bornOn,
          document: passportOf,
          address: ilya.address,
          power: {
            number: '51 АА 0123456',
            notary: 'Лисина Мария Олеговна',
            givenOn: '2026-10-01',
            validUntil: '2027-09-30',
          },
        },
      },
    ],
    shareGroups: [
      { share: { numerator: 1, denominator: 1 }, holders: ['anna'], joint: false, marriage: null },
    ],
  });
}
