import { TextField, type TextFieldProps } from './text-field.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>;

/** `autoComplete` is `username` where the address is what one signs in by. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    autoComplete="email"
    {...props}
    type="email"
    inputMode="email"
    spellCheck={false}
    autoCapitalize="none"
  />
);
