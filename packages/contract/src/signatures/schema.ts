import * as z from 'zod/mini';
import { contentHash } from '../contracts/schema.ts';
import { dealPlaces } from '../deals/places.ts';
import { organisationInn, snils } from '../fields/document-rules.ts';
import { patronymic, personName, phone, printedLine } from '../fields/field-rules.ts';
import { day, form, moment, uuid } from '../wire/schema.ts';
import { certificateProblems } from './certificate-fit.ts';
import { signatureKindCodes, signedPaperCodes } from './kinds.ts';
import { longestStopText, requestStates, signingSides, signingStates, stopReasonCodes } from './rounds.ts';

export const signatureKind = z.enum(signatureKindCodes);
const requestState = z.enum(requestStates);

/** A certificate of the reader, with what hinders it at this paper. */
export const certificateChoice = z.object({
  id: uuid,
  kind: signatureKind,
  serial: z.string(),
  validUntil: moment,
  problems: z.array(z.enum(certificateProblems)),
});
export type CertificateChoice = z.output<typeof certificateChoice>;

/** A person whose signature the paper waits for or has. */
export const signingSigner = z.object({
  id: uuid,
  side: z.enum(signingSides),
  name: z.string(),
  me: z.boolean(),
  /** Names of the members for whom this person signs. */
  signsFor: z.array(z.string()),
  /** What became of his last request; null while there is none. */
  state: z.nullable(requestState),
  /** The moment of his timestamp; null while he has not signed. */
  signedAt: z.nullable(moment),
});
export type SigningSignerView = z.output<typeof signingSigner>;

/** The last request to sign of the reader. */
export const signingRequest = z.object({
  id: uuid,
  state: requestState,
  askedAt: moment,
  until: moment,
});

export const signingView = z.object({
  now: moment,
  place: z.enum(dealPlaces),
  state: z.enum(signingStates),
  /** Until when the members sign. */
  until: moment,
  /** When the papers are submitted to the registry at the latest, if everybody signs in time. */
  submitBy: moment,
  /** When the last one has signed, or somebody has stopped it. */
  closedAt: z.nullable(moment),
  kind: signatureKind,
  paper: z.object({
    id: uuid,
    title: z.string(),
    sha256: contentHash,
    bytes: z.int(),
    pages: z.nullable(z.int()),
  }),
  /** Names of members who can sign on paper alone: then everybody does. */
  paperOnly: z.array(z.string()),
  /** Whose turn it is; null when it is closed. */
  side: z.nullable(z.enum(signingSides)),
  signers: z.array(signingSigner),
  /** What the reader may do; null for who does not sign. */
  mine: z.nullable(
    z.object({
      /** His own name as the paper has it. */
      name: z.string(),
      request: z.nullable(signingRequest),
      /** The operator's app, where his requests wait; null without a phone. */
      appUrl: z.nullable(z.string()),
      certificates: z.array(certificateChoice),
    }),
  ),
  stopped: z.nullable(
    z.object({
      reason: z.enum(stopReasonCodes),
      text: z.nullable(z.string()),
      by: z.string(),
      byPhone: z.boolean(),
    }),
  ),
});
export type SigningView = z.output<typeof signingView>;

/** Asks for a signature under the paper with this hash. */
export const askForm = form({ sha256: contentHash, certificate: uuid });

export const stopForm = form({
  reason: z.enum(stopReasonCodes),
  text: z.optional(z.string().check(z.trim(), z.maxLength(longestStopText))),
});
export type StopForm = z.output<typeof stopForm>;

/** Who signs for the developer or a bank, by which power. */
export const signatoryView = z.object({
  id: uuid,
  side: z.enum(['bank', 'developer']),
  /** The bank's code; null for the developer. */
  bank: z.nullable(z.string()),
  name: z.string(),
  title: z.string(),
  organization: z.string(),
  power: z.nullable(z.object({ number: z.string(), givenOn: day, until: day })),
  state: z.enum(['ordered', 'active', 'refused', 'over']),
  serial: z.nullable(z.string()),
  validUntil: z.nullable(moment),
});
export type SignatoryView = z.output<typeof signatoryView>;

export const signatoryForm = form({
  side: z.enum(['bank', 'developer']),
  /** The bank's code; null for the developer. */
  bank: z.nullable(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))),
  lastName: personName,
  firstName: personName,
  patronymic: z.nullable(patronymic),
  snils,
  phone,
  organization: printedLine(1, 200),
  inn: organisationInn,
  ogrn: z.string().check(z.regex(/^\d{13}$/)),
  title: printedLine(1, 200),
  /** A machine-readable power (63-FZ, article 17.2); null for the head of the organisation. */
  power: z.nullable(form({ number: printedLine(1, 100), givenOn: day, until: day })),
});
export type SignatoryForm = z.output<typeof signatoryForm>;

export const kindForm = form({ paper: z.enum(signedPaperCodes), kind: signatureKind, since: day });

export const paperKindRow = z.object({
  paper: z.enum(signedPaperCodes),
  /** What it needs today. */
  kind: signatureKind,
  least: signatureKind,
  /** What the lawyer has set, the latest first. */
  set: z.array(z.object({ kind: signatureKind, since: day, by: z.string(), at: moment })),
});
export type PaperKindRow = z.output<typeof paperKindRow>;

/** A signing at the desk. */
export const deskSigning = z.object({
  ...signingView.shape,
  mine: z.null(),
  /** Who may sign for the developer now. */
  signatories: z.array(signatoryView),
});
export type DeskSigning = z.output<typeof deskSigning>;
