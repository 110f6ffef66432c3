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
  /** What is asked, where that is not the reason, and what is said when it is missing. */
  asks?: { readonly label: string; readonly missing: string };
}

/** Why the desk acts. */
export const ReasonField = ({ value, onChange, tried, hint, asks }: ReasonFieldProps) => {
  const t = useText();
  return (
    <TextArea
      label={asks?.label ?? t('desk.reason')}
      hint={hint ?? t('desk.reason.hint')}
      required
      rows={3}
      maxLength={longest}
      value={value}
      error={tried && !isReason(value) ? (asks?.missing ?? t('desk.reason.missing')) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
