export const feedbackPatterns = { all: '/feedback', one: '/feedback/:feedback' } as const;

/** The list of feedback, or one of it; `state` is the tab of the list. */
export const feedbackPath = (id: string | undefined, state: string): string =>
  (id === undefined
    ? feedbackPatterns.all
    : feedbackPatterns.one.replace(':feedback', encodeURIComponent(id))) +
  `?${new URLSearchParams({ state })}`;
