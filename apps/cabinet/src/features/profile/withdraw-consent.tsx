import { errorWords } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { listConsents, withdrawConsent } from '@novosel/contract/consents/endpoints.ts';
import { Button } from '@novosel/ui/button.tsx';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { Modal } from '@novosel/ui/modal.tsx';
import { useState } from 'react';

/** The end of the consent that is the person's choice: what follows from it is said before. */
export const WithdrawConsent = ({ title }: { title: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const withdraw = useCall(withdrawConsent, {
    invalidates: [listConsents],
    onDone: () => setOpen(false),
  });
  const errors = withdraw.error ? errorWords(withdraw.error, t('network')) : [];
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{t('profile.withdraw.open')}</LinkButton>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t('profile.withdraw.title', { title })}
        note={t('profile.withdraw.note')}
        actions={
          <>
            <Button
              variant="danger"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate({ body: { kind: 'advertising' } })}
            >
              {t('profile.withdraw.act')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('profile.withdraw.keep')}
            </Button>
          </>
        }
      >
        <ErrorAlert errors={errors} />
      </Modal>
    </>
  );
};
