import type { WordList, Words } from '../texts/word-list.ts';
import type { AnyEndpoint, StaffRole } from '../wire/endpoint.ts';
import type { RequestDeskEndpoints } from './any-endpoints.ts';
import type { FactWords } from './facts.ts';
import { afterAct, type RequestFlow } from './flow.ts';

/** The words for an act. */
interface ActWords {
  /** In the history: «Дали ответ». */
  readonly did: Words;
  /** In the audit log: «дан ответ». */
  readonly log: Words;
  /** On the desk's button; absent for acts of others. */
  readonly todo?: Words;
  /** The desk may attach papers. */
  readonly papers?: true;
}

/** A family of requests as the desk sees it; its inbox, texts, rights and log follow from this. */
export interface RequestInbox {
  /** First word of its endpoints, and its segment of the page's address. */
  readonly name: string;
  readonly title: Words;
  readonly denied: { readonly title: Words; readonly note: Words };
  readonly roles: readonly StaffRole[];
  /** Texts of the rights of roles, by the second word of the endpoint. */
  readonly rights: Readonly<Record<keyof RequestDeskEndpoints, Words>>;
  readonly kinds: WordList;
  /** The field of an answer with the kind. */
  readonly kindField: string;
  readonly states: WordList;
  readonly flow: RequestFlow<string, string>;
  /** `order`, and the acts of the flow; those of the desk in the order of its buttons. */
  readonly acts: Readonly<Record<string, ActWords>>;
  readonly facts: Readonly<Record<string, FactWords>>;
  readonly limits: {
    readonly words: number;
    readonly options: { readonly least: number; readonly most: number };
  };
  readonly desk: RequestDeskEndpoints;
  /** The calls of the buyer. */
  readonly buyer: Readonly<Record<string, AnyEndpoint>>;
}

/** Acts that the desk may do in a state. */
export const deskActsIn = ({ acts, flow }: RequestInbox, state: string): readonly string[] =>
  Object.keys(acts).filter((act) => acts[act]?.todo && afterAct(flow, state, act) !== undefined);
