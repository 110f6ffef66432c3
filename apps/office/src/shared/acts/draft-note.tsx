import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

/** What is shown was left unfinished before, and the way back to the beginning. */
export const DraftNote = ({ onDrop }: { onDrop: () => void }) => {
  const t = useText();
  return (
    <Alert>
      <p>{t('desk.draft')}</p>
      <LinkButton onClick={onDrop}>{t('desk.draft.drop')}</LinkButton>
    </Alert>
  );
};
