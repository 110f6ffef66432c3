import { Alert } from '@novosel/ui/alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';

/**
 * What who has sent the link will see of whoever registers by it, and the way to keep it to oneself (152-FZ).
 */
export const FriendNote = ({ onDrop }: { onDrop: () => void }) => {
  const t = useText();
  return (
    <Alert title={t('register.friend')}>
      <p>{t('register.friend.note')}</p>
      <LinkButton onClick={onDrop}>{t('register.friend.drop')}</LinkButton>
    </Alert>
  );
};
