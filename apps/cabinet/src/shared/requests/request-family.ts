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

/** What a family says of its states and acts. */
export interface StateWords {
  /** In a list, whose turn it is above one request, and the note below that. */
  readonly status: (t: Translate, state: string, locale: Locale) => string;
  readonly title: (t: Translate, state: string) => string;
  readonly why: (t: Translate, state: string) => string;
  /** The heading over what the buyer may do. */
  readonly acts: (t: Translate, state: string) => string;
  /** A step that was made. */
  readonly did: (t: Translate, act: string) => string;
}

/** What a family says of its kinds and their forms. */
interface KindWords<Kind extends string> {
  readonly kind: (kind: Kind, locale: Locale) => string;
  readonly orderNote: (t: Translate, kind: Kind) => string;
  /** What is wrong with a field of its own; the estate is asked for alike by all. */
  readonly wrong: (t: Translate, field: string) => string;
  readonly send: (t: Translate, kind: Kind) => string;
  readonly sendNote: (t: Translate, kind: Kind) => string;
  readonly empty: (t: Translate) => string;
}

/** How a family is listed and ordered. */
export interface RequestKinds<Kind extends string, Item extends RequestItem> {
  /** Keys of drafts begin with it. */
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
  /** With one step. */
  readonly files: number;
  /** Length of what is said. */
  readonly words: number;
}

/**
 * A family of requests as the pages of a buyer know it: its calls, words and addresses. The feature that owns
 * its kinds makes it and hands it to the components of this folder.
 */
export interface RequestFamily<Kind extends string, Item extends RequestItem, View extends Item & RequestView>
  extends RequestKinds<Kind, Item> {
  readonly read: ReadRequest<View>;
  readonly step: StepRequest;
  readonly see: SeeRequest;
  readonly moves: RequestMoves;
  /** The page of the list. */
  readonly home: RequestHome;
  /** What a request is of, beside its estate. */
  readonly facts: Readonly<Record<string, FactWords>>;
  /** A button of the turn, where what ends it is none of the moves. */
  readonly action?: (t: Translate, one: View) => ReactNode;
}

/** What the buyer may do, of what the pages know how to do. */
export type RequestMoves = Readonly<Partial<Record<RequestAct, Pick<RequestMove<string>, 'from'>>>>;

export interface RequestHome {
  readonly href: string;
  readonly label: (t: Translate) => string;
}
