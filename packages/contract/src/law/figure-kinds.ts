import type { Words } from '../texts/word-list.ts';

/** The unit of a value; `divisor` n is the share 1/n. */
export type LawUnit =
  | 'kopecks'
  | 'basisPoints'
  | 'calendarDays'
  | 'workingDays'
  | 'months'
  | 'years'
  | 'divisor'
  | 'times';

/** The day whose figure applies; `event` is the day of the event that the figure is for. */
type LawDay = 'contract' | 'event';

interface FigureKind extends Words {
  readonly unit: LawUnit;
  readonly of: LawDay;
}

/** Figures of law used in calculations: their texts, units, and the day that decides. */
export const lawFigureKinds = {
  'contract-duty': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Госпошлина за регистрацию договора участия (ДДУ) для граждан',
    en: 'State duty for registering a share contract (DDU), for citizens',
  },
  'ownership-duty': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Госпошлина за регистрацию собственности при кадастровой стоимости до предела',
    en: 'State duty for registering ownership up to the cadastral limit',
  },
  'ownership-duty-limit': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Кадастровая стоимость, до которой эта госпошлина не растёт',
    en: 'Cadastral value up to which that duty does not grow',
  },
  'income-tax': { unit: 'basisPoints', of: 'event', ru: 'НДФЛ резидента', en: 'Income tax of a resident' },
  'income-tax-above': {
    unit: 'basisPoints',
    of: 'event',
    ru: 'НДФЛ резидента с дохода сверх порога',
    en: 'Income tax of a resident on what is above the threshold',
  },
  'income-tax-threshold': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Порог дохода за год для повышенного НДФЛ',
    en: 'Income of a year from which the higher tax is due',
  },
  'income-tax-non-resident': {
    unit: 'basisPoints',
    of: 'event',
    ru: 'НДФЛ нерезидента',
    en: 'Income tax of a non-resident',
  },
  'deduction-price': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Предел вычета с цены жилья на человека',
    en: 'Limit of the deduction for the price of a home, per person',
  },
  'deduction-interest': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Предел вычета с процентов по ипотеке на человека',
    en: 'Limit of the deduction for mortgage interest, per person',
  },
  'gift-limit': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Подарки от организации за год без НДФЛ',
    en: 'Gifts of a company in a year that are free of income tax',
  },
  'maternity-capital-first': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Материнский капитал на первого ребёнка',
    en: 'Maternity capital for the first child',
  },
  'maternity-capital-second': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Материнский капитал на второго ребёнка, если на первого его не было',
    en: 'Maternity capital for the second child when there was none for the first',
  },
  'maternity-shares': {
    unit: 'months',
    of: 'event',
    ru: 'Срок, за который детям выделяют доли после материнского капитала',
    en: 'Time within which children get their shares after maternity capital',
  },
  'area-balcony': {
    unit: 'basisPoints',
    of: 'contract',
    ru: 'Доля площади балкона в приведённой площади',
    en: 'Share of a balcony in the reduced area',
  },
  'area-loggia': {
    unit: 'basisPoints',
    of: 'contract',
    ru: 'Доля площади лоджии в приведённой площади',
    en: 'Share of a loggia in the reduced area',
  },
  'area-terrace': {
    unit: 'basisPoints',
    of: 'contract',
    ru: 'Доля площади террасы в приведённой площади',
    en: 'Share of a terrace in the reduced area',
  },
  'area-veranda': {
    unit: 'basisPoints',
    of: 'contract',
    ru: 'Доля площади веранды в приведённой площади',
    en: 'Share of a veranda in the reduced area',
  },
  'area-deviation': {
    unit: 'basisPoints',
    of: 'contract',
    ru: 'Отклонение площади, сверх которого покупатель вправе отказаться от договора',
    en: 'Deviation of the area above which the buyer may leave the contract',
  },
  'key-rate': { unit: 'basisPoints', of: 'event', ru: 'Ключевая ставка', en: 'Key rate' },
  'penalty-rate-cap': {
    unit: 'basisPoints',
    of: 'event',
    ru: 'Наибольшая ставка, по которой считается неустойка',
    en: 'Highest rate by which a penalty is counted',
  },
  'transfer-penalty-citizen': {
    unit: 'divisor',
    of: 'event',
    ru: 'Доля ставки за день просрочки передачи, гражданину',
    en: 'Share of the rate for a day of a late transfer, to a citizen',
  },
  'transfer-penalty-other': {
    unit: 'divisor',
    of: 'event',
    ru: 'Доля ставки за день просрочки передачи, остальным',
    en: 'Share of the rate for a day of a late transfer, to others',
  },
  'payment-penalty': {
    unit: 'divisor',
    of: 'event',
    ru: 'Доля ставки за день просрочки платежа покупателем',
    en: 'Share of the rate for a day of a late payment of the buyer',
  },
  'withdrawal-interest-citizen': {
    unit: 'divisor',
    of: 'event',
    ru: 'Доля ставки за день пользования деньгами при отказе от договора, гражданину',
    en: 'Share of the rate for a day that the money was held when a contract is left, to a citizen',
  },
  'unique-object-cap': {
    unit: 'basisPoints',
    of: 'contract',
    ru: 'Предел неустойки за уникальное здание, от цены договора',
    en: 'Limit of the penalty for a unique building, of the price',
  },
  'quality-claim-cap': {
    unit: 'basisPoints',
    of: 'event',
    ru: 'Предел требований по качеству, от цены договора',
    en: 'Limit of claims of quality, of the price',
  },
  'consumer-fine': {
    unit: 'basisPoints',
    of: 'event',
    ru: 'Потребительский штраф по суду, от присуждённой суммы',
    en: 'Consumer fine by a court, of the sum awarded',
  },
  'service-claim-penalty': {
    unit: 'basisPoints',
    of: 'event',
    ru: 'Неустойка за день просрочки требований по услуге',
    en: 'Penalty for a day of delay with claims about a service',
  },
  'acceptance-start': {
    unit: 'workingDays',
    of: 'event',
    ru: 'Срок, за который покупатель начинает приёмку после сообщения о готовности',
    en: 'Time within which the buyer begins the acceptance after the notice of readiness',
  },
  'readiness-notice': {
    unit: 'months',
    of: 'event',
    ru: 'За сколько до срока передачи сообщают о готовности',
    en: 'How long before the transfer the notice of readiness is given',
  },
  'one-sided-act': {
    unit: 'months',
    of: 'event',
    ru: 'Через сколько после срока передачи возможен односторонний акт',
    en: 'Time after the transfer date from which a one-sided act is possible',
  },
  'term-change-offer': {
    unit: 'months',
    of: 'event',
    ru: 'За сколько до срока передачи предлагают его изменить',
    en: 'How long before the transfer date a change of it is offered',
  },
  'buyer-withdrawal-delay': {
    unit: 'months',
    of: 'event',
    ru: 'Просрочка передачи, после которой покупатель вправе отказаться от договора',
    en: 'Delay of the transfer after which the buyer may leave the contract',
  },
  'developer-withdrawal-delay': {
    unit: 'months',
    of: 'event',
    ru: 'Просрочка платежа, после которой застройщик вправе отказаться от договора',
    en: 'Delay of a payment after which the developer may leave the contract',
  },
  'developer-withdrawal-late': {
    unit: 'times',
    of: 'event',
    ru: 'Сколько просрочек по рассрочке за 12 месяцев допускается до отказа застройщика',
    en: 'Late installments in 12 months above which the developer may leave the contract',
  },
  'developer-warning': {
    unit: 'calendarDays',
    of: 'event',
    ru: 'Срок от предупреждения покупателя до отказа застройщика',
    en: 'Time between the warning to the buyer and the withdrawal of the developer',
  },
  'withdrawal-return': {
    unit: 'workingDays',
    of: 'event',
    ru: 'Возврат денег, если покупатель отказался от договора сам',
    en: 'Return of money when the buyer leaves the contract himself',
  },
  'withdrawal-return-court': {
    unit: 'workingDays',
    of: 'event',
    ru: 'Возврат денег, если договор расторг суд',
    en: 'Return of money when a court ends the contract',
  },
  'developer-withdrawal-return': {
    unit: 'workingDays',
    of: 'event',
    ru: 'Возврат денег, если от договора отказался застройщик',
    en: 'Return of money when the developer leaves the contract',
  },
  'service-return': {
    unit: 'calendarDays',
    of: 'event',
    ru: 'Возврат платы за услугу по требованию',
    en: 'Return of the fee of a service on demand',
  },
  'registration-online': {
    unit: 'workingDays',
    of: 'event',
    ru: 'Регистрация электронных документов',
    en: 'Registration of electronic documents',
  },
  'registration-office': {
    unit: 'workingDays',
    of: 'event',
    ru: 'Регистрация документов через МФЦ',
    en: 'Registration of documents given in at an office (MFC)',
  },
  'registration-suspension': {
    unit: 'months',
    of: 'event',
    ru: 'Наибольшая приостановка регистрации',
    en: 'Longest suspension of a registration',
  },
  'escrow-release': {
    unit: 'workingDays',
    of: 'event',
    ru: 'Раскрытие счёта эскроу после разрешения на ввод',
    en: 'Release of an escrow account after the permit to commission',
  },
  'escrow-term': {
    unit: 'months',
    of: 'contract',
    ru: 'Наибольший срок депонирования после срока ввода дома',
    en: 'Longest term of an escrow deposit after the commissioning date',
  },
  'escrow-insurance': {
    unit: 'kopecks',
    of: 'event',
    ru: 'Страховое возмещение по счетам эскроу в одном банке',
    en: 'Insurance of escrow accounts in one bank',
  },
  'warranty-object': {
    unit: 'years',
    of: 'contract',
    ru: 'Гарантия застройщика',
    en: 'Warranty of the developer',
  },
  'warranty-equipment': {
    unit: 'years',
    of: 'contract',
    ru: 'Гарантия на инженерное оборудование, с первого акта в доме',
    en: 'Warranty of the engineering equipment, from the first act in the house',
  },
  'warranty-finishing': {
    unit: 'years',
    of: 'contract',
    ru: 'Гарантия на отделку, не меньше',
    en: 'Warranty of the finishing, at least',
  },
  'passport-replacement': {
    unit: 'calendarDays',
    of: 'event',
    ru: 'Сколько паспорт действует после 20-летия и 45-летия',
    en: 'How long a passport is valid after the 20th and the 45th birthday',
  },
} as const satisfies Readonly<Record<string, FigureKind>>;

export type LawFigureCode = keyof typeof lawFigureKinds;
