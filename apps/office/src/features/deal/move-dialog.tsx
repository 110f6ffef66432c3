import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { type DealPlace, dealPlace } from '@novosel/contract/deals/places.ts';
import { takesVisit } from '@novosel/contract/deals/visit.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { moveDeal } from '@novosel/contract/desk/move-endpoints.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import type { ActDialogProps } from '../../shared/acts/act-dialog.tsx';
import { ReasonDialog } from '../../shared/acts/reason-dialog.tsx';
import { useVisit, VisitFields } from './terms/visit-fields.tsx';
import { useAct } from './use-act.ts';

interface Way {
  readonly from: DealPlace | null;
  readonly to: DealPlace;
}

/** Records what has happened at a place of a deal, and says what comes next. */
export const MoveDialog = ({ view, now, onClose }: ActDialogProps<DeskDeal>) => {
  const t = useText();
  const { id } = view.deal;
  // The choice belongs to the place where it was made: it must not move a deal that has gone on meanwhile.
  const [chosen, setChosen] = useState<Way>();
  const { from = view.place, to = null } = chosen ?? {};
  const draft = `${id}:move:reason`;
  const awaited = to !== null && takesVisit(to);
  const visit = useVisit(view, to, now);
  const act = useAct(moveDeal, {
    said: t('deal.move.done'),
    onDone: () => {
      draftOf(draft).forget();
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
  const way = from && to ? { from, to } : undefined;
  const send = (reason: string) => {
    if (!id || !way) return;
    const body = { ...way, reason, ...(awaited && { visit: visit.visit }) };
    act.mutate({ params: { deal: id }, body });
  };
  return (
    <ReasonDialog
      title={t('deal.move')}
      note={t('deal.move.note')}
      draft={draft}
      act={act}
      isReady={way !== undefined && (!awaited || visit.visit !== undefined)}
      reason={{
        hint: t('deal.move.facts.hint'),
        asks: { label: t('deal.move.facts'), missing: t('deal.move.facts.missing') },
      }}
      onSend={send}
      onClose={onClose}
      submit={t('deal.move.submit')}
    >
      {(tried) => (
        <>
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
        </>
      )}
    </ReasonDialog>
  );
};
