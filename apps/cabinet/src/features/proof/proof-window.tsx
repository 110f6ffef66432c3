import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listPasskeys } from '@novosel/contract/session/passkey-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { keepFocus } from '@novosel/ui/behaviour/keep-focus.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAct } from '../../shared/account/use-act.ts';
import { usePasskey } from '../../shared/account/use-passkey.ts';
import { ProofForm, proofForm } from './proof-form.tsx';

interface ProofWindowProps {
  open: boolean;
  /** Called with whether the person has re-authenticated. */
  onEnd: (proved: boolean) => void;
}

/** Asks the person to re-authenticate before a sensitive act, which waits meanwhile (promise 11). */
export const ProofWindow = ({ open, onEnd }: ProofWindowProps) => {
  const t = useText();
  const act = useAct();
  const passkey = usePasskey();
  const [byKey, setByKey] = useState(false);
  const keys = useQuery({ ...queryFor(listPasskeys), enabled: open }).data?.data.items ?? [];
  const { forget } = act;
  // A former refusal must not be shown for the next act, however the window was closed.
  useEffect(() => {
    if (!open) forget();
  }, [open, forget]);
  const leave = () => {
    if (!act.busy) onEnd(false);
  };
  const proveByKey = async () => {
    setByKey(true);
    await act.act(async () => {
      await passkey((device) => device.proveByDevice());
      onEnd(true);
    });
    setByKey(false);
  };
  return (
    <Modal
      open={open}
      onClose={leave}
      title={t('proof.title')}
      note={t(keys.length > 0 ? 'proof.note.key' : 'proof.note')}
      busy={act.busy}
      actions={
        <>
          <Button type="submit" form={proofForm} busy={act.busy && !byKey} onMouseDown={keepFocus}>
            {t('proof.act')}
          </Button>
          {keys.length > 0 && (
            <Button
              variant="secondary"
              busy={byKey}
              onMouseDown={keepFocus}
              onClick={() => void proveByKey()}
            >
              {t('proof.byKey')}
            </Button>
          )}
          <Button variant="secondary" onMouseDown={keepFocus} onClick={leave}>
            {t('proof.leave')}
          </Button>
        </>
      }
    >
      {open && <ProofForm act={act} onProved={() => onEnd(true)} />}
    </Modal>
  );
};
