import { type DeskOrder, type IdentityMark, markIdentity } from '@novosel/contract/eds/desk-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useEdsAct } from './use-eds-act.ts';

interface MarkDialogProps {
  readonly order: DeskOrder;
  readonly mark: IdentityMark;
  readonly onClose: () => void;
}

/** How the check of an identity ended, with what follows from it. */
export const MarkDialog = ({ order, mark, onClose }: MarkDialogProps) => {
  const t = useText();
  const act = useEdsAct(markIdentity, onClose);
  const again = String(order.missed > 0);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('eds.mark.title', { mark, number: order.number })}
      note={t('eds.mark.note', { mark, name: order.fullName, again })}
      busy={act.isPending}
      actions={
        <>
          <Button
            busy={act.isPending}
            variant={mark === 'confirmed' ? 'primary' : 'danger'}
            onClick={() => act.send({ params: { order: order.id }, body: { mark } })}
          >
            {t('eds.mark', { mark })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('eds.mark.leave')}
          </Button>
        </>
      }
    >
      <RefusalAlert words={act.words} />
    </Modal>
  );
};
