import type { TemplateClause } from '../../template.ts';

type Clause = Extract<TemplateClause, { kind: 'clause' }>;

export const heading = (id: string, title: string): TemplateClause => ({ kind: 'heading', id, title });

/** A clause of the template: its paragraphs, then its condition and its marks. */
export const clause = (
  id: string,
  paragraphs: string | readonly string[],
  rest: Pick<Clause, 'title' | 'when' | 'keyTerm' | 'essential'> = {},
): TemplateClause => ({
  kind: 'clause',
  id,
  body: typeof paragraphs === 'string' ? paragraphs : paragraphs.join('\n'),
  ...rest,
});
