import type { SignatoryForm } from '@novosel/contract/signatures/schema.ts';

/** A signatory as he is typed. */
export interface TypedSignatory {
  side: SignatoryForm['side'];
  bank: string | null;
  lastName: string;
  firstName: string;
  patronymic: string;
  snils: string;
  phone: string;
  organization: string;
  inn: string;
  ogrn: string;
  title: string;
  /** The head of the organisation needs no power. */
  head: boolean;
  number: string;
  givenOn: string;
  until: string;
}

export const nobody: TypedSignatory = {
  side: 'developer',
  bank: null,
  lastName: '',
  firstName: '',
  patronymic: '',
  snils: '',
  phone: '',
  organization: '',
  inn: '',
  ogrn: '',
  title: '',
  head: false,
  number: '',
  givenOn: '',
  until: '',
};

/** What was typed, as the contract has it. */
export const formOf = ({ head, number, givenOn, until, ...typed }: TypedSignatory): SignatoryForm => ({
  ...typed,
  bank: typed.side === 'bank' ? typed.bank : null,
  patronymic: typed.patronymic.trim() || null,
  power: head ? null : { number, givenOn, until },
});

/** Parts of a power that are typed. */
export const powerParts = ['number', 'givenOn', 'until'] as const;

/** Whether the days of a power are in order, and it is not over. @param today YYYY-MM-DD */
export const isPowerInOrder = ({ givenOn, until }: TypedSignatory, today: string): boolean =>
  givenOn <= until && until >= today;
