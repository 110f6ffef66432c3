import { Alert } from '@novosel/ui/alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';

/**
 * Tells a person who registers by a friend's link what the friend will see, and lets him hide it (152-FZ).
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
