import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';

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
