/** The list of an answer; what is no list is taken for an empty one (S5-48). */
export const listOf = <Item>(answer: { readonly data: readonly Item[] }): readonly Item[] =>
  Array.isArray(answer.data) ? answer.data : [];
