import { choicesOf, type WordList } from '@novosel/contract/texts/word-list.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useLocale } from '@novosel/ui/text/i18n.tsx';

interface ChoiceFieldProps {
  label: string;
  placeholder: string;
  list: WordList;
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A choice of one option from a list of the contract. */
export const ChoiceField = ({ list, value, onChange, ...rest }: ChoiceFieldProps) => (
  <Select
    {...rest}
    required
    options={choicesOf(list, useLocale())}
    value={value || null}
    onChange={(chosen) => onChange(chosen ?? '')}
  />
);
