import type {
  ContractQuestionView,
  ContractSignerView,
  VersionHead,
  VersionSummary,
  VersionView,
} from '@novosel/contract/contracts/schema.ts';
import { keyTerms } from '@novosel/contract/contracts/template.ts';
import { keyTermWords } from '@novosel/contract/contracts/text/diff/key-terms.ts';
import type {
  AgreementRow,
  DraftRow,
  PromiseRow,
  QuestionRow,
  ReadingRow,
  VersionRow,
} from '../contracts.repo.ts';
import { clauseNumber } from '../reach-contract.ts';

export const toSummary = ({ number, state, sentAt, voidReason }: VersionRow): VersionSummary => ({
  number,
  state,
  sentAt: sentAt.toISOString(),
  voidReason,
});

/** The key terms in short, each with its clauses. */
export function keyTermsOf({ data, clauses }: Pick<DraftRow, 'data' | 'clauses'>): VersionView['keyTerms'] {
  const words = keyTermWords(data);
  return keyTerms.map((term) => ({
    term,
    text: words[term],
    clauseIds: clauses.filter(({ keyTerm }) => keyTerm === term).map(({ id }) => id),
  }));
}

export const toVersionHead = (version: VersionRow): VersionHead => ({
  ...toSummary(version),
  hash: version.hash,
  edition: version.edition,
  keyTerms: keyTermsOf(version),
});

export const toVersionView = (version: VersionRow): VersionView => ({
  ...toVersionHead(version),
  clauses: [...version.clauses],
});

/** @param reader undefined: the desk */
export const toSigner = (
  { userId, name, signsFor, toRead, readIds, openedAt }: ReadingRow,
  agreements: readonly AgreementRow[],
  reader?: number,
): ContractSignerView => ({
  name,
  me: userId === reader,
  signsFor: [...signsFor],
  openedAt: openedAt?.toISOString() ?? null,
  read: toRead.filter((id) => readIds.includes(id)).length,
  toRead: toRead.length,
  agreedAt: agreements.find((one) => one.userId === userId)?.at.toISOString() ?? null,
});

interface Asked {
  readonly versions: readonly VersionRow[];
  readonly names: ReadonlyMap<number, string>;
  /** Undefined: the desk. */
  readonly reader?: number;
}

export const toQuestion = (
  { id, versionId, clauseId, userId, text, askedAt, state, answer, answeredAt }: QuestionRow,
  { versions, names, reader }: Asked,
): ContractQuestionView => {
  const at = versions.find((version) => version.id === versionId);
  return {
    id,
    version: at?.number ?? 0,
    clauseId,
    clause: at ? clauseNumber(at, clauseId) : clauseId,
    by: names.get(userId) ?? '',
    mine: userId === reader,
    text,
    askedAt: askedAt.toISOString(),
    state,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
};

export const toPromise = ({ promisedOn, reason, madeAt }: PromiseRow) => ({
  promisedOn,
  reason,
  madeAt: madeAt.toISOString(),
});
