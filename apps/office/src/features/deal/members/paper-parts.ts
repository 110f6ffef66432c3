import { parentRelations } from '@novosel/contract/deals/members.ts';
import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import type { AdultPapers, ChildPapers } from '@novosel/contract/members/papers/papers.ts';
import type { ReturnedField } from '@novosel/contract/members/papers/returns.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { type Country, countries } from '@novosel/contract/users/countries.ts';
import { registrationTypes } from '@novosel/contract/users/registration-types.ts';
import type { Locale, Translate } from '@novosel/ui/text/i18n.tsx';
import { passportRows } from '../../../shared/passport/passport-rows.ts';

interface PaperRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** A document that the desk may return: its typed values and its scans. */
export interface PaperPart {
  readonly field: ReturnedField;
  readonly rows: readonly PaperRow[];
  readonly scans: MemberFile['scans'];
}

type Rows = Partial<Record<ReturnedField, readonly PaperRow[]>>;

/** The order in which documents are checked. */
const order: readonly ReturnedField[] = [
  'passport',
  'certificate',
  'foreign',
  'translation',
  'snils',
  'registration',
  'power',
  'consent',
  'guardian',
  'marriage',
];

/** The sent documents of a member; one that consists of scans only has no rows. */
export function paperParts(file: MemberFile, t: Translate, locale: Locale): readonly PaperPart[] {
  const say = wordsOf(t, locale);
  const { adultPapers, childPapers, marriage } = file;
  const rows: Rows = {
    ...(file.passport && { passport: passportRows(file.passport, t) }),
    ...(adultPapers && adultRows(adultPapers, say)),
    ...(childPapers && childRows(file, childPapers, say)),
    ...(marriage && {
      marriage: [
        say.row('number', marriage.number),
        say.row('issuedOn', formatDate(marriage.issuedOn)),
        say.row('office', marriage.office),
      ],
    }),
  };
  return order.flatMap((field) => {
    const scans = file.scans.filter((scan) => scan.of === field);
    const known = rows[field];
    return known || scans.length > 0 ? [{ field, rows: known ?? [], scans }] : [];
  });
}

const wordsOf = (t: Translate, locale: Locale) => {
  const row = (key: string, value: string): PaperRow => ({
    key,
    label: t(`deal.members.paper.${key}`),
    value,
  });
  return {
    row,
    until: (day: string | null): PaperRow =>
      row('until', day === null ? t('deal.members.paper.endless') : formatDate(day)),
    citizenship: (code: Country): PaperRow => row('citizenship', countries[code][locale]),
    sex: (sex: 1 | 2): PaperRow => row('sex', t(`passport.sex.${sex}`)),
    relation: (code: keyof typeof parentRelations): PaperRow =>
      row('relation', parentRelations[code][locale]),
    registration: ({ registration, registrationUntil }: AdultPapers | ChildPapers): PaperRow[] => [
      row('registration', registrationTypes[registration][locale]),
      ...(registrationUntil ? [row('registrationUntil', formatDate(registrationUntil))] : []),
    ],
  };
};
type Say = ReturnType<typeof wordsOf>;

function adultRows(papers: AdultPapers, say: Say): Rows {
  const { foreign, power } = papers;
  return {
    snils: [say.row('number', papers.snils)],
    registration: [say.citizenship(papers.citizenship), ...say.registration(papers)],
    ...(foreign && {
      foreign: [
        say.row('number', foreign.number),
        say.row('issuer', foreign.issuer),
        say.row('issuedOn', formatDate(foreign.issuedOn)),
        say.until(foreign.until),
      ],
    }),
    ...(power && {
      power: [
        say.row('number', power.number),
        say.row('notary', power.notary),
        say.row('givenOn', formatDate(power.givenOn)),
        say.until(power.until),
      ],
    }),
  };
}

function childRows({ child }: MemberFile, papers: ChildPapers, say: Say): Rows {
  const { certificate, passport } = papers;
  const person = [
    ...(child
      ? [
          say.row('name', [child.lastName, child.firstName, child.patronymic].filter(Boolean).join(' ')),
          say.row('birthday', formatDate(child.birthday)),
          say.relation(child.relation),
        ]
      : []),
    say.sex(papers.sex),
    say.row('birthPlace', papers.birthPlace),
  ];
  return {
    ...(certificate && {
      certificate: [
        ...person,
        say.row('number', certificate.number),
        say.row('issuedOn', formatDate(certificate.issuedOn)),
        say.row('issuer', certificate.issuer),
      ],
    }),
    ...(passport && {
      passport: [
        ...person,
        say.row('number', `${passport.serial} ${passport.number}`),
        say.row('issuedOn', formatDate(passport.issueDate)),
        say.row('issuer', passport.issuer),
        say.row('issuerCode', passport.issuerCode),
      ],
    }),
    snils: [say.row('number', papers.snils)],
    registration: [
      say.citizenship(papers.citizenship),
      ...say.registration(papers),
      say.row('address', papers.address),
    ],
  };
}
