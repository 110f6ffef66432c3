interface WithReason {
  readonly form: { readonly formState: { readonly isSubmitted: boolean } };
  readonly values: { readonly reason: string };
  readonly change: (part: { reason: string }) => void;
}

/** Props of `ReasonField` for a form with a reason. */
export const reasonOf = ({ form, values, change }: WithReason) => ({
  value: values.reason,
  onChange: (reason: string) => change({ reason }),
  tried: form.formState.isSubmitted,
});
