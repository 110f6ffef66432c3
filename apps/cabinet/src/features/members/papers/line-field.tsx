import { TextField, type TextFieldProps } from '@novosel/ui/fields/text-field.tsx';

interface LineFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** A line of a paper. */
export const LineField = ({ onChange, ...rest }: LineFieldProps) => (
  <TextField required autoComplete="off" {...rest} onChange={({ target }) => onChange(target.value)} />
);
