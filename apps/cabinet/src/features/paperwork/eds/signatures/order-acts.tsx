import { cancelOrder, orderCertificate, revokeCertificate } from '@novosel/contract/eds/order-endpoints.ts';
import type { OwnOrder } from '@novosel/contract/eds/schema.ts';
import { type RevocationReason, revocationReasons } from '@novosel/contract/eds/states.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { type ReactNode, useState } from 'react';
import { useEdsAct } from '../use-eds.ts';

interface OfOrder {
  readonly order: OwnOrder;
  /** Its name in the list, for names of buttons. */
  readonly title: string;
}

interface ActProps {
  readonly open: string;
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly act: string;
  readonly busy: boolean;
  readonly words: readonly string[];
  readonly onAct: () => void;
  readonly children?: ReactNode;
}

/** A button that asks before the act. */
const AskedAct = ({ open, name, title, note, act, busy, words, onAct, children }: ActProps) => {
  const t = useText();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <LinkButton aria-label={name} onClick={() => setAsks(true)}>
        {open}
      </LinkButton>
      <Modal
        open={asks}
        onClose={() => setAsks(false)}
        title={title}
        note={note}
        busy={busy}
        actions={
          <>
            <Button variant="danger" busy={busy} onClick={onAct}>
              {act}
            </Button>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('eds.keep')}
            </Button>
          </>
        }
      >
        <RefusalAlert words={words} />
        {children}
      </Modal>
    </>
  );
};

/** Cancels an open order. */
export const CancelOrder = ({ order, title }: OfOrder) => {
  const t = useText();
  const act = useEdsAct(cancelOrder, () => toast({ tone: 'good', title: t('eds.cancel.done') }));
  const paid = String(order.payment === 'paid');
  return (
    <AskedAct
      open={t('eds.cancel')}
      name={t('eds.cancel.of', { title })}
      title={t('eds.cancel.title', { number: order.number })}
      note={t('eds.cancel.note', { paid })}
      act={t('eds.cancel.act')}
      busy={act.busy}
      words={act.words}
      onAct={() => act.send({ params: { order: order.id }, body: {} })}
    />
  );
};

/** Revokes a certificate in force. */
export const RevokeCertificate = ({ order, title }: OfOrder) => {
  const t = useText();
  const [reason, setReason] = useState<RevocationReason>('not-needed');
  const act = useEdsAct(revokeCertificate, () => toast({ tone: 'good', title: t('eds.revoke.done') }));
  return (
    <AskedAct
      open={t('eds.revoke')}
      name={t('eds.revoke.of', { title })}
      title={t('eds.revoke.title')}
      note={t('eds.revoke.note')}
      act={t('eds.revoke.act')}
      busy={act.busy}
      words={act.words}
      onAct={() => act.send({ params: { order: order.id }, body: { reason } })}
    >
      <RadioCards<RevocationReason>
        label={t('eds.revoke.why')}
        choices={revocationReasons.map((value) => ({
          value,
          title: t('eds.revoke.reason', { reason: value.replaceAll('-', '_') }),
        }))}
        value={reason}
        onChange={setReason}
      />
    </AskedAct>
  );
};

/** Renews a certificate that is about to end. */
export const RenewCertificate = ({ order: { id, kind }, title }: OfOrder) => {
  const t = useText();
  const act = useEdsAct(orderCertificate, () => toast({ tone: 'good', title: t('eds.renew.done') }));
  return (
    <>
      <Button
        small
        variant="secondary"
        busy={act.busy}
        aria-label={t('eds.renew.of', { title })}
        onClick={() => act.send({ body: { way: 'goskey', kind, renews: id, visit: null, branch: null } })}
      >
        {t('eds.renew')}
      </Button>
      <RefusalAlert words={act.words} />
    </>
  );
};
