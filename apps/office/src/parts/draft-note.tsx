import { Alert } from '@novosel/ui/alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';

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
