/** Data of a booking agreement. Instants are UTC and printed in Moscow time. */
import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { Kopecks } from '@novosel/contract/texts/money.ts';

export type EstateKind = 'flat' | 'apartment' | 'commercial' | 'parking' | 'storage';

interface BrandRequisites {
  /** Full legal name: «Общество с ограниченной ответственностью „…“». */
  legalName: string;
  shortName: string;
  inn: string;
  kpp: string;
  ogrn: string;
  address: string;
  /** Where the agreement is made. */
  city: string;
  phone: string;
  email: string;
  site: string;
  bank: { name: string; bik: string; account: string; correspondentAccount: string };
  /** Who signs for the developer, in the genitive: «генерального директора Смирнова П. А.», «Устава». */
  signatory: { genitive: string; basisGenitive: string };
  /** `#rrggbb` of the brand, used for rules and headings. */
  color: string;
}

export interface BuyerData {
  fullName: string;
  birthDate: string;
  passport: { series: string; number: string; issuedBy: string; issuedOn: string; departmentCode: string };
  address: string;
  phone: string;
  email: string;
}

/** The signer on the buyer's behalf. */
export interface RepresentativeData {
  fullName: string;
  phone: string;
  /** The notarial power of attorney; `givenOn` in words. */
  power: { number: string; notary: string; givenOn: string };
}

export interface EstateData {
  kind: EstateKind;
  complex: string;
  buildingAddress: string;
  building: string;
  section?: string | undefined;
  floor: number;
  floors: number;
  number: string;
  /** 0 is a studio; absent where rooms are not counted. */
  rooms?: number | undefined;
  /** Square metres, as in the project declaration, already rounded: «58,4». */
  areaTotal: string;
  areaLiving?: string | undefined;
  areaKitchen?: string | undefined;
  finishing: string;
  /** The last day of the promised quarter, YYYY-MM-DD. */
  promised: string;
}

interface PriceLine {
  title: string;
  /** Negative for a discount. */
  kopecks: Kopecks;
}

/** A new edition of a signed agreement: what it replaces and what it changes. */
interface EditionData {
  number: number;
  reason: string;
  before: EditionTerms;
  after: EditionTerms;
  /** When the agreement in force was signed, and the hash of its file. */
  signedAt: Date;
  sha256: string;
}

export interface EditionTerms {
  price: { totalKopecks: Kopecks };
  until: string;
  /** In words: «светлая, под ключ». */
  finishing: string;
}

export interface BookingAgreementData {
  edition?: EditionData | undefined;
  /** Without «№»: «Б-2026-000123». */
  number: string;
  /** When the agreement was made; the only time in the file, so that the bytes can be reproduced. */
  at: Date;
  brand: BrandRequisites;
  buyer: BuyerData;
  /** Only when a trusted person signs. */
  representative?: RepresentativeData | undefined;
  estate: EstateData;
  hold: { from: Date; until: Date };
  fee: {
    /** 0 is a free booking: the sections on the fee and its refund then say so. */
    amount: Kopecks;
    /** After this instant an unpaid booking ends. */
    payBy?: Date | undefined;
    /** The refund when a buyer changes his mind: the whole fee, or without the days already used. */
    onWithdrawal: 'whole' | 'daily';
  };
  price: {
    /** null while the buyer has not chosen one. */
    form: PaymentForm | null;
    /** The starting price first, then every change of it; adds up to `total`. */
    lines: readonly PriceLine[];
    total: Kopecks;
    otherForms: readonly { form: PaymentForm; total: Kopecks }[];
  };
  rules: { version: string; url: string };
}
