import { TextField, type TextFieldProps } from './text-field.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>;

/** `autoComplete` is `username` where the e-mail is the login. */
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
