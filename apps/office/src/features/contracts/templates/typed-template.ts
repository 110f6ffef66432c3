import {
  contractTemplate,
  type TemplateClause,
  templateLimits,
} from '@novosel/contract/contracts/template.ts';

/** A clause as its fields hold it. */
export interface TypedClause {
  readonly kind: TemplateClause['kind'];
  readonly id: string;
  readonly title: string;
  /** Empty for a heading. */
  readonly body: string;
  readonly when: string;
  /** What the program knows the clause by; it is not changed here. */
  readonly marks: Pick<Extract<TemplateClause, { kind: 'clause' }>, 'keyTerm' | 'essential'>;
}

export interface TypedTemplate {
  readonly edition: string;
  readonly clauses: readonly TypedClause[];
}

export const clauseFields = ['title', 'body', 'when'] as const;
export type ClauseField = (typeof clauseFields)[number];

export const typedClause = (clause: TemplateClause): TypedClause => ({
  kind: clause.kind,
  id: clause.id,
  title: clause.title ?? '',
  body: clause.kind === 'clause' ? clause.body : '',
  when: clause.when ?? '',
  marks:
    clause.kind === 'clause'
      ? {
          ...(clause.keyTerm && { keyTerm: clause.keyTerm }),
          ...(clause.essential && { essential: clause.essential }),
        }
      : {},
});

/** What is saved: empty titles and conditions are left out. */
export function templateClause({ kind, id, title, body, when, marks }: TypedClause): TemplateClause {
  const condition = when.trim() === '' ? {} : { when: when.trim() };
  if (kind === 'heading') return { kind, id, title, ...condition };
  return { kind, id, ...(title.trim() !== '' && { title }), body, ...condition, ...marks };
}

/** Fields that cannot be saved as they are: `edition`, or `ID.field` of a clause. */
export function wrongFields({ edition, clauses }: TypedTemplate): ReadonlySet<string> {
  const { error } = contractTemplate.safeParse({
    code: 'typed',
    edition,
    clauses: clauses.map(templateClause),
  });
  return new Set(
    (error?.issues ?? []).map(({ path: [part, at, field] }) =>
      part === 'clauses' && typeof at === 'number'
        ? `${clauses[at]?.id}.${String(field ?? 'body')}`
        : String(part),
    ),
  );
}

const unusedId = (clauses: readonly TypedClause[]): string => {
  for (let number = 1; ; number += 1) {
    const id = `added-${number}`;
    if (clauses.every((one) => one.id !== id)) return id;
  }
};

/** An empty clause below another one; the same list when it is full. */
export function addBelow(clauses: readonly TypedClause[], id: string): readonly TypedClause[] {
  if (clauses.length >= templateLimits.clauses) return clauses;
  const added = { kind: 'clause', id: unusedId(clauses), title: '', body: '', when: '', marks: {} } as const;
  return clauses.flatMap((one) => (one.id === id ? [one, added] : [one]));
}
