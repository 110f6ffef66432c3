import type { Words } from '../texts/word-list.ts';

/** Where what a contract lacks has to be entered. */
type Source = 'catalogue' | 'deal' | 'lawyer';

interface Lack extends Words {
  readonly from: Source;
}

/** What a contract cannot be made without, and a deal may lack. Nothing of it is ever made up. */
const lacks = {
  template: { from: 'catalogue', ru: 'шаблон такого договора', en: 'a template of such a contract' },
  permit: { from: 'catalogue', ru: 'разрешение на строительство', en: 'the building permit' },
  declaration: { from: 'catalogue', ru: 'проектная декларация', en: 'the project declaration' },
  land: { from: 'catalogue', ru: 'земельный участок', en: 'the land plot' },
  floorsBelow: { from: 'catalogue', ru: 'число подземных этажей', en: 'the number of underground floors' },
  areaHundredths: { from: 'catalogue', ru: 'площадь дома', en: 'the area of the house' },
  walls: { from: 'catalogue', ru: 'материал стен', en: 'the material of the walls' },
  slabs: { from: 'catalogue', ru: 'материал перекрытий', en: 'the material of the slabs' },
  energyClass: { from: 'catalogue', ru: 'класс энергоэффективности', en: 'the energy class' },
  seismicClass: { from: 'catalogue', ru: 'сейсмостойкость', en: 'the seismic class' },
  commissioning: { from: 'catalogue', ru: 'срок ввода дома', en: 'the term of commissioning' },
  escrowBank: { from: 'catalogue', ru: 'банк эскроу', en: 'the escrow bank' },
  warranty: { from: 'catalogue', ru: 'гарантийные сроки', en: 'the warranty terms' },
  areaSettlement: { from: 'catalogue', ru: 'расчёты по площади', en: 'the settlement of the area' },
  early: { from: 'catalogue', ru: 'условие о досрочной передаче', en: 'the term on an early hand-over' },
  finishing: { from: 'catalogue', ru: 'перечень работ отделки', en: 'the list of finishing works' },
  equipment: { from: 'catalogue', ru: 'перечень оборудования', en: 'the list of equipment' },
  axes: { from: 'catalogue', ru: 'место на плане этажа', en: 'the place on the plan of the floor' },
  rooms: { from: 'catalogue', ru: 'перечень комнат', en: 'the list of rooms' },
  terms: { from: 'deal', ru: 'подтверждённый итог', en: 'the confirmed total' },
  members: { from: 'deal', ru: 'проверенные документы участников', en: 'the checked papers of the members' },
  foreigners: {
    from: 'lawyer',
    ru: 'данные участника без паспорта РФ',
    en: 'the data of a member without a Russian passport',
  },
  loan: { from: 'lawyer', ru: 'кредитный договор', en: 'the loan contract' },
  capital: {
    from: 'lawyer',
    ru: 'сертификат материнского капитала',
    en: 'the certificate of maternity capital',
  },
  instalments: {
    from: 'lawyer',
    ru: 'день первого платежа по графику',
    en: 'the day of the first instalment',
  },
  consent: { from: 'lawyer', ru: 'день согласия родителя', en: 'the day of the parent’s consent' },
} as const satisfies Readonly<Record<string, Lack>>;
export type ContractLack = keyof typeof lacks;

export const contractLackCodes = Object.keys(lacks) as [ContractLack, ...ContractLack[]];

/** Whether it is entered in the catalogue, with the house or the estate; rooms come with the plan. */
export const isOfCatalogue = (code: ContractLack): boolean =>
  lacks[code].from === 'catalogue' && code !== 'template' && code !== 'rooms';

const places: Readonly<Record<Source, Words>> = {
  catalogue: { ru: 'Нет в каталоге', en: 'Not in the catalogue' },
  deal: { ru: 'Нет в сделке', en: 'Not in the deal' },
  lawyer: { ru: 'Впишите', en: 'Enter' },
};

/** «Нет в каталоге: разрешение на строительство.» */
export const contractLackPhrase = (code: ContractLack, locale: 'ru' | 'en'): string => {
  const { from, [locale]: what } = lacks[code];
  return `${places[from][locale]}: ${what}.`;
};
