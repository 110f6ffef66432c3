interface WithReason {
  readonly form: { readonly formState: { readonly isSubmitted: boolean } };
  readonly values: { readonly reason: string };
  readonly change: (part: { reason: string }) => void;
}

/** The reason of a form, as `ReasonField` takes it. */
export const reasonOf = ({ form, values, change }: WithReason) => ({
  value: values.reason,
  onChange: (reason: string) => change({ reason }),
  tried: form.formState.isSubmitted,
});
