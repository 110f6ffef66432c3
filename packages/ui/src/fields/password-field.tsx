import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useText } from '../text/i18n.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'maxLength'> {
  /** `new-password` for a new password, `current-password` for the present one. */
  autoComplete: 'current-password' | 'new-password';
}

export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const t = useText();
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
