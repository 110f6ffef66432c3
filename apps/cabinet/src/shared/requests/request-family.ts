import type {
  ListRequests,
  ReadRequest,
  RequestAct,
  RequestItem,
  RequestView,
  SeeRequest,
  StepRequest,
} from '@novosel/contract/requests/calls.ts';
import type { FactWords } from '@novosel/contract/requests/facts.ts';
import type { RequestMove } from '@novosel/contract/requests/flow.ts';
import type { Locale, Translate } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';

/** Texts of a family for its states and acts. */
export interface StateWords {
  /** Texts for a list, for the turn of one request, and for the note below that. */
  readonly status: (t: Translate, state: string, locale: Locale) => string;
  readonly title: (t: Translate, state: string) => string;
  readonly why: (t: Translate, state: string) => string;
  /** The heading above what the buyer may do. */
  readonly acts: (t: Translate, state: string) => string;
  /** A step in the past tense. */
  readonly did: (t: Translate, act: string) => string;
}

/** Texts of a family for its kinds and their forms. */
interface KindWords<Kind extends string> {
  readonly kind: (kind: Kind, locale: Locale) => string;
  readonly orderNote: (t: Translate, kind: Kind) => string;
  /** Error messages of its own fields; the estate's are the same for all. */
  readonly wrong: (t: Translate, field: string) => string;
  readonly send: (t: Translate, kind: Kind) => string;
  readonly sendNote: (t: Translate, kind: Kind) => string;
  readonly empty: (t: Translate) => string;
}

/** How a family is listed and ordered. */
export interface RequestKinds<Kind extends string, Item extends RequestItem> {
  /** Prefix of the keys of its drafts. */
  readonly name: string;
  readonly list: ListRequests<Item>;
  readonly kindOf: (one: Item) => Kind;
  readonly addressOf: (kind: Kind, id: string) => string;
  /** The final state of a request that was fulfilled. */
  readonly doneIn: Item['state'];
  readonly limits: RequestLimits;
  readonly words: StateWords & KindWords<Kind>;
}

export interface RequestLimits {
  /** The most files of one step. */
  readonly files: number;
  /** The longest text, in characters. */
  readonly words: number;
}

/**
 * A family of requests for the pages of a buyer: its calls, texts and addresses. The feature that owns its
 * kinds defines it and passes it to the components of this folder.
 */
export interface RequestFamily<Kind extends string, Item extends RequestItem, View extends Item & RequestView>
  extends RequestKinds<Kind, Item> {
  readonly read: ReadRequest<View>;
  readonly step: StepRequest;
  readonly see: SeeRequest;
  readonly moves: RequestMoves;
  /** The page of the list. */
  readonly home: RequestHome;
  /** Titles of the request's details, beside its estate. */
  readonly facts: Readonly<Record<string, FactWords>>;
  /** A button of the turn, where something other than a move ends it. */
  readonly action?: (t: Translate, one: View) => ReactNode;
}

/** The buyer's moves that the pages support. */
export type RequestMoves = Readonly<Partial<Record<RequestAct, Pick<RequestMove<string>, 'from'>>>>;

export interface RequestHome {
  readonly href: string;
  readonly label: (t: Translate) => string;
}
