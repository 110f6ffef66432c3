import { recoveryCodePattern } from '@novosel/contract/desk/staff-rules.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { TextField } from '@novosel/ui/text-field.tsx';

/** Six digits of the authenticator, or a recovery code. */
export const isFactorCode = (text: string): boolean =>
  /^\d{6}$/.test(text.trim()) || recoveryCodePattern.test(text.trim());

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
      error={tried && !isFactorCode(value) ? t('desk.factor.missing') : refused}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
