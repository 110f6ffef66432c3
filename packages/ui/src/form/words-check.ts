import type { FieldValues, Resolver } from 'react-hook-form';

/** The messages of wrong fields. */
export type FieldWords<Values> = { readonly [Field in keyof Values & string]?: string | undefined };

/** Validates a form by rules of the page. */
export const wordsCheck =
  <Values extends FieldValues>(wrong: (values: Values) => FieldWords<Values>): Resolver<Values> =>
  (values) => {
    const errors = Object.fromEntries(
      Object.entries<string | undefined>(wrong(values)).flatMap(([field, message]) =>
        message === undefined ? [] : [[field, { type: 'wrong', message }]],
      ),
    );
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as never };
  };
