import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { refreshAccount } from '../../shared/page/account.ts';
import { setFlag } from '../../shared/page/flags.ts';

const refresh = async () => {
  setFlag('refresh', false);
  setFlag('preloader', true);
  await refreshAccount();
  setFlag('preloader', false);
  document.dispatchEvent(new CustomEvent('refresh'));
};

/** S2.7-12…15, S4.5: says that the time is over, and refetches everything when the person agrees. */
export const RefreshModal = ({ open }: { open: boolean }) => {
  const t = useText();
  return (
    <Modal
      open={open}
      size="refresh"
      title={t('idle.title')}
      note={t('idle.text')}
      onClose={() => setFlag('refresh', false)}
      actions={<Button onClick={() => void refresh()}>{t('idle.refresh')}</Button>}
    />
  );
};
