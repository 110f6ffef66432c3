import { factorCodeIn } from '@novosel/contract/fields/code-text.ts';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { pasteCode } from './paste-code.ts';

interface FactorFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** It has been sent: what is missing is said. */
  tried: boolean;
  /** What the server has said of it. */
  refused: string | undefined;
}

/** The second factor: a number of the authenticator, or a recovery code when the telephone is lost. */
export const FactorField = ({ value, onChange, tried, refused }: FactorFieldProps) => {
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
      error={tried && !factorCodeIn(value) ? t('desk.factor.missing') : refused}
      onPaste={pasteCode(factorCodeIn, onChange)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
