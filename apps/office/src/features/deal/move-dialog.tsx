import { type DealPlace, dealPlace } from '@novosel/contract/deals/places.ts';
import { takesVisit } from '@novosel/contract/deals/visit.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { moveDeal } from '@novosel/contract/desk/move-endpoints.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog, type ActDialogProps } from '../../shared/acts/act-dialog.tsx';
import { isReason, ReasonField } from '../../shared/acts/reason-field.tsx';
import { useDraft } from '../../shared/drafts.ts';
import { useVisit, VisitFields } from './terms/visit-fields.tsx';
import { useAct } from './use-act.ts';

interface Way {
  readonly from: DealPlace | null;
  readonly to: DealPlace;
}

/** Records what has happened at a step of a deal, and says what comes next. */
export const MoveDialog = ({ view, now, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { id } = view.deal;
  // What was chosen stays with the place it was chosen at: a deal that has gone on meanwhile is not moved by
  // it.
  const [chosen, setChosen] = useState<Way>();
  const { from = view.place, to = null } = chosen ?? {};
  const [reason, setReason] = useDraft(`${id}:move:reason`);
  const [tried, setTried] = useState(false);
  const awaited = to !== null && takesVisit(to);
  const visit = useVisit(view, to, now);
  const act = useAct(moveDeal, {
    said: t('deal.move.done'),
    onDone: () => {
      setReason('');
      visit.clear();
      onClose();
    },
  });
  const settles = from === 'exception';
  const [label, missing] = settles
    ? [t('deal.move.where'), t('deal.move.where.missing')]
    : [t('deal.move.what'), t('deal.move.what.missing')];
  const options = view.moves
    .filter(({ refused }) => refused === null)
    .map((move) => ({
      value: move.to,
      label: settles ? t(`act.${move.to}`) : t(`deal.event.${move.event}`),
    }));
  const submit = () => {
    setTried(true);
    if (!id || !from || !to || !isReason(reason) || (awaited && !visit.visit)) return;
    const body = { from, to, reason, ...(awaited && { visit: visit.visit }) };
    act.mutate({ params: { deal: id }, body });
  };
  return (
    <ActDialog
      title={t('deal.move')}
      note={t('deal.move.note')}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      submit={t('deal.move.submit')}
    >
      <Select
        label={label}
        required
        tall
        options={options}
        value={to}
        onChange={(place) => setChosen(place ? { from: view.place, to: place } : undefined)}
        error={tried && !to ? missing : undefined}
      />
      {to && (
        <Alert tone="info">
          {t('deal.move.next', { act: t(`act.${to}`), who: t(`deal.turn.${dealPlace(to).turn}`) })}
        </Alert>
      )}
      {awaited && <VisitFields visit={visit} tried={tried} />}
      <ReasonField
        value={reason}
        onChange={setReason}
        tried={tried}
        hint={t('deal.move.facts.hint')}
        asks={{ label: t('deal.move.facts'), missing: t('deal.move.facts.missing') }}
      />
    </ActDialog>
  );
};
