import type { ContractData } from '../contract-data.ts';
import type { ContractObject } from '../contract-object.ts';

export const exampleHouse: Pick<ContractData, 'developer' | 'permit' | 'declaration' | 'land' | 'house'> = {
  developer: {
    legalName: 'Общество с ограниченной ответственностью «Специализированный застройщик „Маяк“»',
    shortName: 'ООО «СЗ „Маяк“»',
    inn: '7707083893',
    kpp: '519001001',
    ogrn: '1265100000029',
    address: '183038, г. Мурманск, ул. Портовый проезд, д. 14',
    phone: '8 800 000-00-08',
    email: 'dom@mayak.example',
    site: 'mayak.example',
    signer: {
      genitive: 'генерального директора Севера Олега Ивановича',
      basisGenitive: 'Устава',
      machinePower: null,
    },
  },
  permit: {
    number: '51-20-041-2025',
    issuedOn: '2025-03-14',
    issuer: 'администрация города Мурманска',
  },
  declaration: { number: '51-000417', publishedOn: '2025-04-02', site: 'наш.дом.рф' },
  land: {
    cadastralNumber: '51:20:0002021:418',
    areaHundredths: 642_000,
    right: 'lease',
    basis: 'договор аренды № 11-2024 от 12.09.2024',
  },
  house: {
    complex: '«Северный мол»',
    number: '2',
    address: 'г. Мурманск, Портовый проезд, земельный участок 12, корпус 2',
    floorsAbove: 17,
    floorsBelow: 1,
    areaHundredths: 1_846_030,
    walls: 'монолитный железобетонный каркас с заполнением из газобетонных блоков',
    slabs: 'монолитные железобетонные',
    energyClass: 'B+',
    seismicClass: '6 баллов и менее',
    commissioning: { precision: 'quarter', year: 2027, quarter: 4 },
  },
};

export const exampleFlat: ContractObject = {
  kind: 'flat',
  number: '243',
  section: '3',
  floor: 11,
  place: 'в осях 3–5/А–Б',
  roomCount: 2,
  rooms: [
    { title: 'кухня-гостиная', areaHundredths: 1920, main: true },
    { title: 'спальня', areaHundredths: 1310, main: true },
    { title: 'детская', areaHundredths: 1170, main: true },
    { title: 'прихожая', areaHundredths: 790, main: false },
    { title: 'санузел', areaHundredths: 650, main: false },
  ],
  outdoorRooms: [{ title: 'лоджия', kind: 'loggia', areaHundredths: 562, factorBasisPoints: 5000 }],
  areas: { totalHundredths: 5840, livingHundredths: 2480, reducedHundredths: 6121 },
  ceilingMm: 2750,
  finishing: [
    'стены комнат: окраска по стеклохолсту',
    'полы комнат: кварцвинил',
    'санузел: керамическая плитка на полу и стенах',
  ],
  equipment: ['входная дверь', 'оконные блоки', 'радиаторы отопления', 'приборы учёта воды и тепла'],
};
