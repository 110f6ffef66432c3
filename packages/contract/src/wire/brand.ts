import * as z from 'zod/mini';
import { email } from '../fields/field-rules.ts';
import { accountFits, correspondentFits, isRubleAccount } from '../payments/bank-account.ts';

const words = z.string().check(z.minLength(1), z.maxLength(300));
/** Pages follow only what is on https or within the cabinet. */
const link = z.string().check(z.regex(/^(https:\/\/|\/)\S+$/));
const bilingual = z.strictObject({ ru: words, en: words });
const namedLink = z.strictObject({ title: bilingual, link });
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/**
 * What a developer changes to make the cabinet his own, with no code. The one source is `brand.json` at the
 * root: pages take it in when they are built, the server and the letters read the same file; both check it by
 * this schema.
 */
const fields = z.strictObject({
  name: bilingual,
  legalName: words,
  /** Where the cabinet stands, for the sender of letters and the like. */
  site: link,
  logo: z.strictObject({
    /** Paths of a drawing of 32 × 32 in strokes. */
    paths: z.array(z.string().check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/))).check(z.minLength(1)),
  }),
  /** Accent; its lightness is clamped so that any keeps contrast (look, principle 6). */
  accent: colour,
  phones: z.strictObject({
    support: z.string().check(z.regex(/^\+\d{11,15}$/)),
    /** The same as people read it. */
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
  /** Of the unified cabinet, on the sign-in page (S2.5-05, S2.5-06). */
  notice: z.strictObject({ text: bilingual, more: bilingual, link }),
  /** What a loyalty level adds to the one below it, besides the discount (S6-08). */
  privileges: z.array(
    z.strictObject({
      from: z.string().check(z.regex(/^(basic|prestige|premium)$/)),
      /** What it is drawn as. */
      icon: z.string().check(z.regex(/^(manager|parking|keys|terms|furniture|gift)$/)),
      title: bilingual,
      note: bilingual,
    }),
  ),
  catalogue: link,
  /** Banks to which the buyers' applications for a mortgage are sent. */
  mortgageBanks: z.array(z.strictObject({ code: z.string().check(z.regex(/^[a-z-]{2,40}$/)), name: words })),
  /** Banks' programmes from which the monthly payment on an estate's card is counted. */
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
  /** Plans by which the price is paid in parts: what is paid first, then equal payments month by month. */
  installmentPlans: z.array(
    z.strictObject({
      code: z.string().check(z.regex(/^[a-z-]{2,40}$/)),
      title: bilingual,
      /** Hundredths of a per cent of the price. */
      firstBasisPoints: z.int().check(z.minimum(0), z.maximum(9_999)),
      count: z.int().check(z.minimum(1), z.maximum(120)),
    }),
  ),
  /** Another finishing of a home than the one it is sold with; without it, none can be chosen. */
  finishing: z.optional(
    z.strictObject({
      /** Price of a square metre of each, in kopecks: the difference moves the price of a contract. */
      perMetreKopecks: z.strictObject({
        none: z.int(),
        prefinish: z.int(),
        light: z.int(),
        dark: z.int(),
      }),
      /** How long before the promised hand-over materials are bought: after that it stays as it is. */
      monthsBeforeHandover: z.int().check(z.minimum(0), z.maximum(60)),
    }),
  ),
  /** What is paid beside the price of a contract to others than the state. */
  charges: z.strictObject({
    electronicRegistrationKopecks: z.int().check(z.minimum(0)),
    letterOfCreditKopecks: z.int().check(z.minimum(0)),
    /** Insurance of a loan for a year, in hundredths of a per cent of it. */
    insuranceBasisPoints: z.int().check(z.minimum(0), z.maximum(1_000)),
  }),
  /**
   * That the fee is taken by a transfer to the developer's account, too; without it the way is not offered.
   */
  transfer: z.optional(
    z.strictObject({
      /** The tax words of the purpose: «НДС не облагается», «В т. ч. НДС 22 %». */
      vat: z.string().check(z.minLength(1), z.maxLength(60)),
      /** Shown beside the requisites. */
      note: z.optional(bilingual),
    }),
  ),
  /**
   * The line of the fiscal receipt of a booking fee (54-FZ), by YooKassa's codes; the kind and the rate are
   * the accountant's to say. Without it: a service, paid for in full, without VAT.
   */
  receipt: z.prefault(
    z.strictObject({
      subject: z.prefault(z.string().check(z.regex(/^(service|payment|another)$/)), 'service'),
      mode: z.prefault(z.string().check(z.regex(/^(full_payment|full_prepayment|advance)$/)), 'full_payment'),
      /**
       * 1: without VAT, 2: 0 %, 3: 10 %, 7: 5 %, 8: 7 %, 11: 22 %; 5, 9, 10, 12: the same reckoned from the
       * sum.
       */
      vatCode: z.prefault(z.int().check(z.minimum(1), z.maximum(12)), 1),
      /**
       * 1 general, 2 and 3 simplified, 5 agricultural, 6 patent; left out where the cash register knows its
       * own.
       */
      taxSystemCode: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
    }),
    {},
  ),
  /** Who sells, as the agreements name it. */
  developer: z.strictObject({
    legalName: words,
    shortName: words,
    inn: z.string().check(z.regex(/^\d{10}$/)),
    kpp: z.string().check(z.regex(/^\d{9}$/)),
    ogrn: z.string().check(z.regex(/^\d{13}$/)),
    address: words,
    /** Where agreements are made. */
    city: words,
    /** To be paid to as well as printed: a wrong digit is found by the control keys. */
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
    /** Who acts for the developer and on what grounds, in the genitive. */
    signatory: z.strictObject({ genitive: words, basisGenitive: words }),
  }),
});

/** The words of a transfer and the code of a receipt say one thing of the same fee. */
export const brand = fields.check(
  z.refine(({ transfer, receipt }) => !transfer || saysNoVat(transfer.vat) === (receipt.vatCode === 1), {
    path: ['receipt', 'vatCode'],
    error: 'the receipt and the words of a transfer name different VAT',
  }),
);
const saysNoVat = (words: string): boolean => /не облагается|без ндс/i.test(words);
export type Brand = z.output<typeof brand>;

/** What no script of a page reads: the server writes it into papers or answers with it. */
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

/** What only some pages say, and the frame around every page does not: the sign-in, and those of an offer. */
export const partsOfPages = {
  notice: ['notice'],
  offer: ['privileges', 'mortgageBanks', 'mortgagePrograms'],
} as const satisfies Readonly<Record<string, readonly (keyof Brand)[]>>;
type Parts = typeof partsOfPages;
export type BrandPart<Name extends keyof Parts> = Pick<Brand, Parts[Name][number]>;

/** The brand as it stands in every page. */
export type PageBrand = Omit<Brand, (typeof serverOnly)[number] | Parts[keyof Parts][number]>;
