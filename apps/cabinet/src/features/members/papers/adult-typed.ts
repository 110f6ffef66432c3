import type { AdultPapers, RegistrationType } from '@novosel/contract/members/papers/papers.ts';
import type { FieldPaths } from '@novosel/contract/members/papers/papers-errors.ts';
import type { OwnPapers } from '@novosel/contract/members/schema.ts';
import { type Country, defaultCountry } from '@novosel/contract/users/countries.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { keysOf, storedScans } from './scans-field.tsx';

/** The sheet of an adult as it stands on the screen. */
export interface AdultTyped {
  readonly citizenship: Country;
  readonly foreignNumber: string;
  readonly foreignIssuer: string;
  readonly foreignIssuedOn: string;
  readonly foreignUntil: string;
  /** The foreign document never ends. */
  readonly foreignEndless: boolean;
  readonly foreignScans: readonly StoredFile[];
  readonly translation: readonly StoredFile[];
  readonly snils: string;
  readonly registration: RegistrationType;
  readonly registrationUntil: string;
  readonly powerNumber: string;
  readonly powerNotary: string;
  readonly powerGivenOn: string;
  readonly powerUntil: string;
  readonly powerScans: readonly StoredFile[];
}

export const adultPaths: FieldPaths<AdultTyped> = {
  citizenship: 'citizenship',
  foreignNumber: 'foreign.number',
  foreignIssuer: 'foreign.issuer',
  foreignIssuedOn: 'foreign.issuedOn',
  foreignUntil: 'foreign.until',
  foreignScans: 'foreign.scans',
  translation: 'foreign.translation',
  snils: 'snils',
  registration: 'registration',
  registrationUntil: 'registrationUntil',
  powerNumber: 'power.number',
  powerNotary: 'power.notary',
  powerGivenOn: 'power.givenOn',
  powerUntil: 'power.until',
  powerScans: 'power.scans',
};

const foreignTyped = ({ adultPapers, scans }: Pick<OwnPapers, 'adultPapers' | 'scans'>) => {
  const foreign = adultPapers?.foreign;
  return {
    foreignNumber: foreign?.number ?? '',
    foreignIssuer: foreign?.issuer ?? '',
    foreignIssuedOn: foreign?.issuedOn ?? '',
    foreignUntil: foreign?.until ?? '',
    foreignEndless: foreign ? foreign.until === null : false,
    foreignScans: storedScans(foreign?.scans ?? [], scans),
    translation: storedScans(foreign?.translation ?? [], scans),
  };
};

const powerTyped = ({ adultPapers, scans }: Pick<OwnPapers, 'adultPapers' | 'scans'>) => {
  const power = adultPapers?.power;
  return {
    powerNumber: power?.number ?? '',
    powerNotary: power?.notary ?? '',
    powerGivenOn: power?.givenOn ?? '',
    powerUntil: power?.until ?? '',
    powerScans: storedScans(power?.scans ?? [], scans),
  };
};

/** What was sent before, or an empty sheet. */
export const adultTyped = (own: Pick<OwnPapers, 'adultPapers' | 'scans'>): AdultTyped => ({
  citizenship: own.adultPapers?.citizenship ?? defaultCountry,
  snils: own.adultPapers?.snils ?? '',
  registration: own.adultPapers?.registration ?? 'permanent',
  registrationUntil: own.adultPapers?.registrationUntil ?? '',
  ...foreignTyped(own),
  ...powerTyped(own),
});

const foreignBody = (typed: AdultTyped): AdultPapers['foreign'] => ({
  number: typed.foreignNumber,
  issuer: typed.foreignIssuer,
  issuedOn: typed.foreignIssuedOn,
  until: typed.foreignEndless ? null : typed.foreignUntil,
  scans: keysOf(typed.foreignScans),
  translation: keysOf(typed.translation),
});

const powerBody = (typed: AdultTyped): AdultPapers['power'] => ({
  number: typed.powerNumber,
  notary: typed.powerNotary,
  givenOn: typed.powerGivenOn,
  until: typed.powerUntil,
  scans: keysOf(typed.powerScans),
});

/** The body of the call, which may still be wrong. */
export const adultBody = (typed: AdultTyped, isRepresentative: boolean): AdultPapers => ({
  citizenship: typed.citizenship,
  foreign: typed.citizenship === defaultCountry ? null : foreignBody(typed),
  snils: typed.snils,
  registration: typed.registration,
  registrationUntil: typed.registration === 'permanent' ? null : typed.registrationUntil,
  power: isRepresentative ? powerBody(typed) : null,
});
