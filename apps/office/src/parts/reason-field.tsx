import { useText } from '@novosel/ui/i18n.tsx';
import { TextArea } from '@novosel/ui/text-area.tsx';

/** As the contract has it. */
const shortest = 3;
const longest = 1000;

export const isReason = (text: string): boolean => text.trim().length >= shortest;

interface ReasonFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** The act has been tried: what is missing is said. */
  tried: boolean;
  /** Who will read it, where that is not the buyer in the history of his deal. */
  hint?: string;
}

/** Why the desk acts. */
export const ReasonField = ({ value, onChange, tried, hint }: ReasonFieldProps) => {
  const t = useText();
  return (
    <TextArea
      label={t('desk.reason')}
      hint={hint ?? t('desk.reason.hint')}
      required
      rows={3}
      maxLength={longest}
      value={value}
      error={tried && !isReason(value) ? t('desk.reason.missing') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
