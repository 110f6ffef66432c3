import type { WordList, Words } from '../texts/word-list.ts';
import type { AnyEndpoint, StaffRole } from '../wire/endpoint.ts';
import type { RequestDeskEndpoints } from './any-endpoints.ts';
import type { FactWords } from './facts.ts';
import { afterAct, type RequestFlow } from './flow.ts';

/** What an act is called. */
interface ActWords {
  /** In the conversation: «Дали ответ». */
  readonly did: Words;
  /** In a record of the log: «дан ответ». */
  readonly log: Words;
  /** On the button of the desk; absent at acts that are not its own. */
  readonly todo?: Words;
  /** The desk may give papers with it. */
  readonly papers?: true;
}

/** A family of requests as the desk sees it: its inbox, words, rights and log are drawn from it. */
export interface RequestInbox {
  /** First word of its endpoints, and its place in the address of the page. */
  readonly name: string;
  readonly title: Words;
  readonly denied: { readonly title: Words; readonly note: Words };
  readonly roles: readonly StaffRole[];
  /** What a role may do, by the second word of the endpoint. */
  readonly rights: Readonly<Record<keyof RequestDeskEndpoints, Words>>;
  readonly kinds: WordList;
  /** The field of an answer that names the kind. */
  readonly kindField: string;
  readonly states: WordList;
  readonly flow: RequestFlow<string, string>;
  /** `order`, and the acts of the flow; those of the desk in the order in which it chooses among them. */
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

/** What the desk may do in a state. */
export const deskActsIn = ({ acts, flow }: RequestInbox, state: string): readonly string[] =>
  Object.keys(acts).filter((act) => acts[act]?.todo && afterAct(flow, state, act) !== undefined);
