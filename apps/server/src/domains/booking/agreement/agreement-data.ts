import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { brand } from '../../../platform/brand.ts';
import type { BookingAgreementData, Representative } from '../../documents/public.ts';
import type { Person } from '../../identity/public.ts';
import type { BookingRow } from '../booking.repo.ts';
import { endOf } from '../booking-terms.ts';

interface Parties {
  readonly booking: BookingRow;
  readonly estate: Estate;
  readonly passport: PassportForm;
  readonly person: Pick<Person, 'phone' | 'email'>;
  readonly at: Date;
  /** Only for a new edition. */
  readonly edition?: BookingAgreementData['edition'];
  /** The person who signs on the buyer's behalf. */
  readonly acting?: (Pick<Representative, 'fullName' | 'power'> & Pick<Person, 'phone'>) | undefined;
}

/** The content of a booking agreement. */
export function agreementData({
  booking,
  estate,
  passport,
  person,
  at,
  edition,
  acting,
}: Parties): BookingAgreementData {
  const fee = booking.feeKopecks;
  const unpaid = fee > 0 && booking.bookedUntil === null;
  return {
    number: booking.number,
    at,
    brand: requisites(),
    buyer: {
      fullName: fullName(passport),
      birthDate: dateInWords(passport.birthday),
      passport: {
        series: `${passport.serial.slice(0, 2)} ${passport.serial.slice(2)}`,
        number: passport.number,
        issuedBy: passport.issuer,
        issuedOn: dateInWords(passport.issueDate),
        departmentCode: passport.issuerCode,
      },
      address: passport.addressRegister,
      phone: person.phone ? phoneMask.show(person.phone) : '—',
      email: person.email ?? '—',
    },
    ...(acting ? { representative: representativeData(acting) } : {}),
    ...(edition ? { edition: editionData(edition) } : {}),
    estate: estateData(booking.finishing ? { ...estate, finishing: booking.finishing } : estate),
    hold: { from: booking.startedAt, until: endOf(booking) },
    fee: { amount: fee, onWithdrawal: 'whole', ...(unpaid ? { payBy: booking.holdUntil } : {}) },
    price: {
      form: booking.price.form,
      lines: [{ title: 'Цена по прайс-листу', kopecks: booking.price.listKopecks }, ...booking.price.lines],
      total: booking.price.totalKopecks,
      otherForms: booking.price.otherForms.map(({ form, kopecks }) => ({ form, total: kopecks })),
    },
    rules: { version: booking.rulesVersion, url: `${brand.site.replace(/^https:\/\//, '')}/rules/booking` },
  };
}

function representativeData({
  fullName: name,
  phone,
  power: { number, notary, givenOn },
}: NonNullable<Parties['acting']>): NonNullable<BookingAgreementData['representative']> {
  return {
    fullName: name,
    phone: phone ? phoneMask.show(phone) : '—',
    power: { number, notary, givenOn: dateInWords(givenOn) },
  };
}

export function fullName({ lastName, firstName, patronymic }: PassportForm): string {
  return [lastName, firstName, patronymic].filter(Boolean).join(' ');
}

function requisites(): BookingAgreementData['brand'] {
  return {
    ...brand.developer,
    phone: brand.phones.supportShown,
    email: brand.email,
    site: brand.site.replace(/^https:\/\//, ''),
    color: brand.accent,
  };
}

const finishings = lookup<string>({
  none: 'без отделки',
  prefinish: 'предчистовая',
  light: 'светлая, под ключ',
  dark: 'тёмная, под ключ',
});

/** «светлая, под ключ» for a code of finishing. */
function finishingName(code: string): string {
  return finishings.get(code) ?? code;
}

function editionData(edition: NonNullable<BookingAgreementData['edition']>): BookingAgreementData['edition'] {
  const { before, after } = edition;
  return {
    ...edition,
    before: { ...before, finishing: finishingName(before.finishing) },
    after: { ...after, finishing: finishingName(after.finishing) },
  };
}

function estateData(estate: Estate): BookingAgreementData['estate'] {
  const { all, living, kitchen } = estate.areas;
  const { year, quarter } = estate.handover;
  return {
    kind: estate.kind,
    complex: estate.complex.title,
    buildingAddress: estate.building.address,
    building: estate.building.number,
    section: String(estate.section),
    floor: estate.floor,
    floors: estate.floors,
    number: estate.number,
    rooms: estate.rooms ?? undefined,
    areaTotal: squareMetres(all),
    areaLiving: living === null ? undefined : squareMetres(living),
    areaKitchen: kitchen === null ? undefined : squareMetres(kitchen),
    finishing: finishingName(estate.finishing),
    /** The last day of the quarter. */
    promised: new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10),
  };
}

/** «58,4» for 5840 hundredths. */
function squareMetres(hundredths: number): string {
  const part =
    String(hundredths % 100)
      .padStart(2, '0')
      .replace(/0+$/, '') || '0';
  return `${Math.floor(hundredths / 100)},${part}`;
}

/** «4 марта 1991 г.» for a calendar day. */
function dateInWords(day: string): string {
  const format = new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
