import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** Says that the form shows an unfinished draft, with a button that drops it. */
export const DraftNote = ({ onDrop }: { onDrop: () => void }) => {
  const t = useText();
  return (
    <Alert>
      <p>{t('desk.draft')}</p>
      <LinkButton onClick={onDrop}>{t('desk.draft.drop')}</LinkButton>
    </Alert>
  );
};
