import type { Words } from '../texts/word-list.ts';
import type { LawFigureCode } from './figure-kinds.ts';
import { lawSource } from './sources.ts';

export interface LawFigure {
  readonly code: LawFigureCode;
  /** In the unit of its kind. */
  readonly value: number;
  /** The first day for which it is known, YYYY-MM-DD: a calculation for an earlier day fails. */
  readonly validFrom: string;
  /** The last day; null while no end is known. */
  readonly validTo: string | null;
  readonly source: Words;
  /** The day on which a public source was last read, YYYY-MM-DD; null while none was. */
  readonly checkedOn: string | null;
  /** `found`: a public source names it. `to-check`: a lawyer must check it before a buyer relies on it. */
  readonly certainty: 'found' | 'to-check';
}

type Row = readonly [code: LawFigureCode, value: number, validFrom: string, validTo?: string];

const readOn = '2026-11-28';

const rowsOf = (
  source: Words,
  certainty: LawFigure['certainty'],
  rows: readonly Row[],
  checkedOn = readOn,
): LawFigure[] =>
  rows.map(([code, value, validFrom, validTo = null]) => ({
    code,
    value,
    validFrom,
    validTo,
    source,
    checkedOn: certainty === 'found' ? checkedOn : null,
    certainty,
  }));

const million = 100_000_000;

const taxes: readonly LawFigure[] = [
  ...rowsOf(lawSource('tax', { article: '333.33', point: '1' }), 'found', [
    ['contract-duty', 35_000, '2025-01-01'],
    ['ownership-duty', 400_000, '2025-01-01'],
    ['ownership-duty-limit', 20 * million, '2025-01-01'],
  ]),
  ...rowsOf(lawSource('tax', { article: '224' }), 'found', [
    ['income-tax', 1300, '2025-01-01'],
    ['income-tax-non-resident', 3000, '2025-01-01'],
  ]),
  ...rowsOf(lawSource('tax', { article: '224' }), 'to-check', [
    ['income-tax-above', 1500, '2025-01-01'],
    ['income-tax-threshold', 2.4 * million, '2025-01-01'],
  ]),
  ...rowsOf(lawSource('tax', { article: '220', point: '3' }), 'found', [
    ['deduction-price', 2 * million, '2014-01-01'],
  ]),
  ...rowsOf(lawSource('tax', { article: '220', point: '4' }), 'found', [
    ['deduction-interest', 3 * million, '2014-01-01'],
  ]),
  ...rowsOf(lawSource('tax', { article: '217', point: '28' }), 'found', [
    ['gift-limit', 400_000, '2025-01-01'],
  ]),
];

const maternity: readonly LawFigure[] = [
  // Indexed each year on 1 February.
  ...rowsOf(lawSource('maternity', { article: '6' }), 'found', [
    ['maternity-capital-first', 72_892_200, '2026-02-01', '2027-01-31'],
    ['maternity-capital-second', 96_324_300, '2026-02-01', '2027-01-31'],
  ]),
  ...rowsOf(lawSource('maternityRules'), 'to-check', [['maternity-shares', 6, '2020-01-01']]),
];

const areas: readonly LawFigure[] = [
  ...rowsOf(lawSource('areas'), 'to-check', [
    ['area-balcony', 3000, '2017-01-01'],
    ['area-loggia', 5000, '2017-01-01'],
    ['area-terrace', 3000, '2017-01-01'],
    ['area-veranda', 10_000, '2017-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '9', part: '1.1' }), 'found', [
    ['area-deviation', 500, '2017-01-01'],
  ]),
];

/** Rates as a law firm listed them on this day. */
const ratesReadOn = '2026-09-24';

const penalties: readonly LawFigure[] = [
  ...rowsOf(lawSource('keyRate'), 'to-check', [
    ['key-rate', 750, '2022-09-19', '2023-07-23'],
    ['key-rate', 850, '2023-07-24', '2023-08-14'],
    ['key-rate', 1200, '2023-08-15', '2023-09-17'],
    ['key-rate', 1300, '2023-09-18', '2023-10-29'],
    ['key-rate', 1500, '2023-10-30', '2023-12-17'],
    ['key-rate', 1600, '2023-12-18', '2024-07-28'],
    ['key-rate', 1800, '2024-07-29', '2024-09-15'],
    ['key-rate', 1900, '2024-09-16', '2024-10-27'],
    ['key-rate', 2100, '2024-10-28', '2025-06-08'],
    ['key-rate', 2000, '2025-06-09', '2025-07-27'],
    ['key-rate', 1800, '2025-07-28', '2025-09-14'],
  ]),
  ...rowsOf(lawSource('keyRate'), 'found', [['key-rate', 1700, '2025-09-15', '2025-10-26']]),
  ...rowsOf(
    lawSource('keyRate'),
    'found',
    [
      ['key-rate', 1650, '2025-10-27', '2025-12-21'],
      ['key-rate', 1600, '2025-12-22', '2026-02-15'],
      ['key-rate', 1550, '2026-02-16', '2026-03-22'],
      ['key-rate', 1500, '2026-03-23', '2026-04-26'],
      ['key-rate', 1450, '2026-04-27', '2026-06-21'],
      ['key-rate', 1425, '2026-06-22', '2026-07-26'],
      ['key-rate', 1400, '2026-07-27'],
    ],
    ratesReadOn,
  ),
  ...rowsOf(
    lawSource('penaltyCaps'),
    'found',
    [
      ['penalty-rate-cap', 950, '2022-02-25', '2023-06-30'],
      ['penalty-rate-cap', 750, '2023-07-01', '2025-12-31'],
    ],
    ratesReadOn,
  ),
  ...rowsOf(lawSource('participation', { article: '6', part: '2' }), 'found', [
    ['transfer-penalty-citizen', 150, '2020-01-01'],
    ['transfer-penalty-other', 300, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '5', part: '6' }), 'found', [
    ['payment-penalty', 300, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '9', part: '2' }), 'found', [
    ['withdrawal-interest-citizen', 150, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '6' }), 'found', [
    ['unique-object-cap', 500, '2020-01-01', '2023-08-14'],
  ]),
  ...rowsOf(lawSource('participation', { article: '10', part: '4' }), 'to-check', [
    ['quality-claim-cap', 300, '2025-01-01'],
  ]),
  ...rowsOf(lawSource('consumers', { article: '13', point: '6' }), 'found', [
    ['consumer-fine', 5000, '2020-01-01', '2024-08-31'],
  ]),
  ...rowsOf(lawSource('amendments'), 'found', [['consumer-fine', 500, '2024-09-01']]),
  ...rowsOf(lawSource('consumers', { article: '28', point: '5' }), 'to-check', [
    ['service-claim-penalty', 300, '2020-01-01'],
  ]),
];

const terms: readonly LawFigure[] = [
  ...rowsOf(lawSource('participation', { article: '8', part: '4' }), 'to-check', [
    ['acceptance-start', 7, '2020-01-01'],
    ['readiness-notice', 1, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '8', part: '6' }), 'to-check', [
    ['one-sided-act', 2, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '6', part: '3' }), 'to-check', [
    ['term-change-offer', 2, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '9', part: '1' }), 'found', [
    ['buyer-withdrawal-delay', 2, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '5' }), 'found', [
    ['developer-withdrawal-delay', 2, '2020-01-01'],
    ['developer-withdrawal-late', 3, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '9', part: '3' }), 'to-check', [
    ['developer-warning', 30, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '9', part: '2' }), 'to-check', [
    ['withdrawal-return', 20, '2020-01-01'],
    ['withdrawal-return-court', 10, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '9', part: '5' }), 'to-check', [
    ['developer-withdrawal-return', 10, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('consumers', { article: '31' }), 'to-check', [['service-return', 10, '2020-01-01']]),
  ...rowsOf(lawSource('registration', { article: '16' }), 'found', [
    ['registration-online', 3, '2026-01-01'],
    ['registration-office', 9, '2026-01-01'],
  ]),
  ...rowsOf(lawSource('registration', { article: '26' }), 'to-check', [
    ['registration-suspension', 3, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '15.5' }), 'to-check', [
    ['escrow-release', 10, '2020-01-01'],
    ['escrow-term', 6, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('passportRules'), 'found', [['passport-replacement', 90, '2024-01-01']]),
];

const warranty: readonly LawFigure[] = [
  ...rowsOf(lawSource('insurance', { article: '13.1' }), 'found', [
    ['escrow-insurance', 10 * million, '2020-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '7', part: '5' }), 'found', [
    ['warranty-object', 5, '2005-04-01', '2024-08-31'],
    ['warranty-object', 3, '2024-09-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '7', part: '5.1' }), 'found', [
    ['warranty-equipment', 3, '2014-01-01'],
  ]),
  ...rowsOf(lawSource('participation', { article: '7', part: '5' }), 'to-check', [
    ['warranty-finishing', 1, '2024-09-01'],
  ]),
];

/** Every figure of law with its days of validity: a new edition is a new row under the old one. */
export const lawFigures: readonly LawFigure[] = [
  ...taxes,
  ...maternity,
  ...areas,
  ...penalties,
  ...terms,
  ...warranty,
];
