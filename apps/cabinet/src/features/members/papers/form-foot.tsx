import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

interface FormFootProps {
  send: string;
  busy: boolean;
  onLeave: () => void;
}

/** The foot of a form that the one filled button of the page does not send. */
export const FormFoot = ({ send, busy, onLeave }: FormFootProps) => {
  const t = useText();
  return (
    <div className="row">
      <Button type="submit" variant="secondary" busy={busy}>
        {send}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {t('members.close')}
      </Button>
    </div>
  );
};
