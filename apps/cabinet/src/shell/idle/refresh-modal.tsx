import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Modal } from '@novosel/ui/modal.tsx';
import { PreloaderModal } from '@novosel/ui/preloader-modal.tsx';
import { useState } from 'react';
import { refreshAccount } from '../account.ts';

/** S2.7-12…15, S4.5: says that the time is over, and asks for everything anew when the person agrees. */
export const RefreshModal = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await refreshAccount();
    onClose();
    document.dispatchEvent(new CustomEvent('refresh'));
  };
  if (busy) return <PreloaderModal open />;
  return (
    <Modal
      open
      size="refresh"
      title={t('idle.text')}
      onClose={onClose}
      actions={<Button onClick={() => void refresh()}>{t('idle.refresh')}</Button>}
    />
  );
};
