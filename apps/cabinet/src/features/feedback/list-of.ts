/** The list of an answer; a value that is no list counts as an empty one (S5-48). */
export const listOf = <Item>(answer: { readonly data: readonly Item[] }): readonly Item[] =>
  Array.isArray(answer.data) ? answer.data : [];
