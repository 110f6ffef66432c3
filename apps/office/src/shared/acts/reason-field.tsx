import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import { printedReason } from '@novosel/contract/fields/field-rules.ts';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { Ref } from 'react';

/** The contract's minimum, in characters. */
const shortest = 3;
const longest = 1000;

export const isReason = (text: string): boolean => text.trim().length >= shortest;

/** The problem of a reason that a document prints. */
const printedFault = (text: string) => {
  const { error } = printedReason.safeParse(text, { reportInput: true });
  return error && fieldFindings(error, text)[0];
};

export const isPrintedReason = (text: string): boolean => printedFault(text) === undefined;

/** Texts of the reason's field. */
export interface ReasonWords {
  /** Who will read it, if not the buyer in the history of his deal. */
  hint?: string;
  /** Whether a document prints it: then letters that its font lacks are rejected. */
  printed?: boolean;
  /** The label and the error of a field that asks for something other than a reason. */
  asks?: { readonly label: string; readonly missing: string | ((text: string) => string) };
}

interface ReasonFieldProps extends ReasonWords {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (text: string) => void;
  /** Whether the person has tried to send: a missing reason is marked. */
  tried: boolean;
}

/** The reason of an act of the desk. */
export const ReasonField = ({ ref, value, onChange, tried, hint, asks, printed }: ReasonFieldProps) => {
  const t = useText();
  const locale = useLocale();
  const fault = printed ? printedFault(value) : undefined;
  const missing = asks?.missing ?? t('desk.reason.missing');
  const said = typeof missing === 'string' ? missing : missing(value);
  const wrong = fault?.problem === 'paperLetter' ? fieldPhrase(fault.problem, 'reason', locale, fault) : said;
  return (
    <TextArea
      ref={ref}
      label={asks?.label ?? t('desk.reason')}
      hint={hint ?? t('desk.reason.hint')}
      required
      rows={3}
      maxLength={longest}
      value={value}
      error={tried && (fault || !isReason(value)) ? wrong : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
