import * as z from 'zod/mini';
import { email } from '../fields/field-rules.ts';
import { ogrnFits, organisationInnFault } from '../fields/personal-numbers.ts';
import { accountFits, correspondentFits, isRubleAccount } from '../payments/bank-account.ts';

const words = z.string().check(z.minLength(1), z.maxLength(300));
/** Pages follow only https links and paths within the cabinet. */
const link = z.string().check(z.regex(/^(https:\/\/|\/)\S+$/));
const bilingual = z.strictObject({ ru: words, en: words });
const namedLink = z.strictObject({ title: bilingual, link });
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/**
 * Everything that a developer changes to brand the cabinet, without code. The only source is `brand.json` at
 * the root: the build puts it into the pages, the server and the letters read the same file; both validate it
 * by this schema.
 */
const fields = z.strictObject({
  name: bilingual,
  legalName: words,
  /** Address of the cabinet, for letters and the like. */
  site: link,
  logo: z.strictObject({
    /** Stroke paths of a 32 × 32 drawing. */
    paths: z.array(z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/))).check(z.minLength(1)),
  }),
  /** Accent colour; its lightness is limited so that any colour has enough contrast (look, principle 6). */
  accent: colour,
  phones: z.strictObject({
    support: z.string().check(z.regex(/^\+\d{11,15}$/)),
    /** The phone number as people read it. */
    supportShown: words,
    note: bilingual,
    office: z.optional(z.strictObject({ number: z.string().check(z.regex(/^\+\d{11,15}$/)), shown: words })),
  }),
  email,
  /** The developer's sites by kind of property (section 1, footer). */
  sites: z.strictObject({ flat: link, commercial: link, parking: link, storage: link }),
  social: z.array(z.strictObject({ title: words, link })),
  /** Two mobile stores. */
  stores: z.array(z.strictObject({ title: words, link })).check(z.minLength(2), z.maxLength(2)),
  requisites: z.array(namedLink),
  consulting: link,
  feedback: link,
  loyalty: link,
  privacy: link,
  terms: link,
  /** About the unified cabinet, on the sign-in page (S2.5-05, S2.5-06). */
  notice: z.strictObject({ text: bilingual, more: bilingual, link }),
  /** What a loyalty level adds to the level below, besides the discount (S6-08). */
  privileges: z.array(
    z.strictObject({
      from: z.string().check(z.regex(/^(basic|prestige|premium)$/)),
      /** Its icon. */
      icon: z.string().check(z.regex(/^(manager|parking|keys|terms|furniture|gift)$/)),
      title: bilingual,
      note: bilingual,
    }),
  ),
  catalogue: link,
  /** Banks that receive the buyers' mortgage applications. */
  mortgageBanks: z.array(z.strictObject({ code: z.string().check(z.regex(/^[a-z-]{2,40}$/)), name: words })),
  /** Banks' programmes for the monthly payment on an estate's card. */
  mortgagePrograms: z.array(
    z.strictObject({
      code: z.string().check(z.regex(/^[a-z-]{2,40}$/)),
      title: bilingual,
      /** Hundredths of a per cent a year. */
      rateBasisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
      downPaymentPercent: z.int().check(z.minimum(0), z.maximum(99)),
      months: z.int().check(z.minimum(12), z.maximum(480)),
    }),
  ),
  /** Payment plans: a first payment, then equal monthly payments. */
  installmentPlans: z.array(
    z.strictObject({
      code: z.string().check(z.regex(/^[a-z-]{2,40}$/)),
      title: bilingual,
      /** Hundredths of a per cent of the price. */
      firstBasisPoints: z.int().check(z.minimum(0), z.maximum(9_999)),
      count: z.int().check(z.minimum(1), z.maximum(120)),
    }),
  ),
  /** Alternative finishings of a home; without this, none can be chosen. */
  finishing: z.optional(
    z.strictObject({
      /** Price per square metre of each, in kopecks: the difference changes the price of a contract. */
      perMetreKopecks: z.strictObject({
        none: z.int(),
        prefinish: z.int(),
        light: z.int(),
        dark: z.int(),
      }),
      /**
       * Months before the promised hand-over when materials are bought: after that the finishing cannot
       * change.
       */
      monthsBeforeHandover: z.int().check(z.minimum(0), z.maximum(60)),
    }),
  ),
  /** Costs besides the price of a contract that do not go to the state. */
  charges: z.strictObject({
    electronicRegistrationKopecks: z.int().check(z.minimum(0)),
    letterOfCreditKopecks: z.int().check(z.minimum(0)),
    /** Insurance of a loan for a year, in hundredths of a per cent of it. */
    insuranceBasisPoints: z.int().check(z.minimum(0), z.maximum(1_000)),
  }),
  /** Allows to pay the fee by a transfer to the developer's account; without it this way is not offered. */
  transfer: z.optional(
    z.strictObject({
      /** VAT text in the purpose of payment: «НДС не облагается», «В т. ч. НДС 22 %». */
      vat: z.string().check(z.minLength(1), z.maxLength(60)),
      /** Shown beside the payment details. */
      note: z.optional(bilingual),
    }),
  ),
  /**
   * The line of the fiscal receipt of a booking fee (54-FZ), in YooKassa's codes; the accountant decides
   * about the kind and the rate. Default: a service, fully paid, without VAT.
   */
  receipt: z.prefault(
    z.strictObject({
      subject: z.prefault(z.string().check(z.regex(/^(service|payment|another)$/)), 'service'),
      mode: z.prefault(z.string().check(z.regex(/^(full_payment|full_prepayment|advance)$/)), 'full_payment'),
      /**
       * 1: without VAT, 2: 0 %, 3: 10 %, 7: 5 %, 8: 7 %, 11: 22 %; 5, 9, 10, 12: the same, included in the
       * sum.
       */
      vatCode: z.prefault(z.int().check(z.minimum(1), z.maximum(12)), 1),
      /** 1 general, 2 and 3 simplified, 5 agricultural, 6 patent; absent where the cash register knows it. */
      taxSystemCode: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
    }),
    {},
  ),
  /** The seller, as the agreements name it. */
  developer: z.strictObject({
    legalName: words,
    shortName: words,
    inn: z
      .string()
      .check(
        z.refine(
          (inn) => organisationInnFault(inn) === undefined,
          'the control digit of the INN does not fit',
        ),
      ),
    kpp: z.string().check(z.regex(/^\d{9}$/)),
    ogrn: z.string().check(z.refine(ogrnFits, 'the control digit of the OGRN does not fit')),
    address: words,
    /** City in which agreements are made. */
    city: words,
    /** Printed and used for payments: control keys reveal a wrong digit. */
    bank: z
      .strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(45)),
        bik: z.string().check(z.regex(/^\d{9}$/)),
        account: z.string().check(z.regex(/^\d{20}$/)),
        correspondentAccount: z.string().check(z.regex(/^\d{20}$/)),
      })
      .check(
        z.refine(({ account }) => isRubleAccount(account), {
          path: ['account'],
          error: 'the account is not in rubles: digits 6 to 8 are 810',
        }),
        z.refine(({ bik, account }) => accountFits(bik, account), {
          path: ['account'],
          error: 'the control key of the account does not fit the BIC',
        }),
        z.refine(({ bik, correspondentAccount }) => correspondentFits(bik, correspondentAccount), {
          path: ['correspondentAccount'],
          error: 'the correspondent account does not fit the BIC',
        }),
      ),
    /** Who signs for the developer and on what grounds, in the genitive. */
    signatory: z.strictObject({ genitive: words, basisGenitive: words }),
  }),
});

/** The VAT text of a transfer and the VAT code of a receipt must agree. */
export const brand = fields.check(
  z.refine(({ transfer, receipt }) => !transfer || saysNoVat(transfer.vat) === (receipt.vatCode === 1), {
    path: ['receipt', 'vatCode'],
    error: 'the receipt and the words of a transfer name different VAT',
  }),
);
const saysNoVat = (words: string): boolean => /не облагается|без ндс/i.test(words);
export type Brand = z.output<typeof brand>;

/** Parts that no script of a page reads: the server prints them in papers or returns them in answers. */
export const serverOnly = [
  'accent',
  'email',
  'legalName',
  'site',
  'transfer',
  'developer',
  'receipt',
  'installmentPlans',
  'charges',
  'finishing',
] as const satisfies readonly (keyof Brand)[];

/** Parts that only some pages need, not the frame of every page: the sign-in, and pages of an offer. */
export const partsOfPages = {
  notice: ['notice'],
  offer: ['privileges', 'mortgageBanks', 'mortgagePrograms'],
} as const satisfies Readonly<Record<string, readonly (keyof Brand)[]>>;
type Parts = typeof partsOfPages;
export type BrandPart<Name extends keyof Parts> = Pick<Brand, Parts[Name][number]>;

/** The part of the brand that every page contains. */
export type PageBrand = Omit<Brand, (typeof serverOnly)[number] | Parts[keyof Parts][number]>;
