import { factorCodeIn } from '@novosel/contract/fields/code-text.ts';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { pasteCode } from './paste-code.ts';

interface FactorFieldProps {
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** The second factor: a code of the authenticator, or a recovery code when the phone is lost. */
export const FactorField = ({ value, onChange, error }: FactorFieldProps) => {
  const t = useText();
  return (
    <TextField
      label={t('desk.factor')}
      hint={t('desk.factor.hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      value={value}
      error={error}
      onPaste={pasteCode(factorCodeIn, onChange)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
