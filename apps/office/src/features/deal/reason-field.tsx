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
}

/** Why the desk acts: the buyer reads it in the history of his deal. */
export const ReasonField = ({ value, onChange, tried }: ReasonFieldProps) => {
  const t = useText();
  return (
    <TextArea
      label={t('deal.reason')}
      hint={t('deal.reason.hint')}
      required
      rows={3}
      maxLength={longest}
      value={value}
      error={tried && !isReason(value) ? t('deal.reason.missing') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
