import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import { type DealView, getDeal } from '@novosel/contract/deals/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actOf, partyOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import { go } from '../../shared/navigation/go.ts';
import { presentStep } from '../../shared/navigation/present-step.ts';
import { wrongStepOf } from '../../shared/navigation/wrong-step.ts';
import { setFlag } from '../../shared/page/flags.ts';

const close = () => setFlag('errorStep', false);

/**
 * S4.7-07, S4.7-10: a press belonged to a step that the deal has left. The window says so, names whose turn
 * it is now, and leads there. The page below stays until then, so that typed values do not vanish
 * unexplained.
 */
export const ErrorStepModal = ({ open }: { open: boolean }) => {
  const t = useText();
  const queries = useQueryClient();
  const estate = wrongStepOf() ?? 0;
  const leave = () => {
    close();
    void queries.invalidateQueries(queriesOf(getBooking, { params: { estate } }));
  };
  return (
    <Modal open={open} size="sm" title={t('deals.wrong')} note={t('deals.wrong.note')} onClose={leave}>
      {open && <Step estate={estate} />}
    </Modal>
  );
};

const Step = ({ estate }: { estate: number }) => {
  const t = useText();
  // Data loaded before the refusal is what the refusal has disproved.
  const [askedAt] = useState(Date.now);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...queryFor(getDeal, { params: { estate } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (data && dataUpdatedAt >= askedAt)
    return (
      <AboutEstate kind={data.data.card.estate.kind}>
        <Now deal={data.data} />
      </AboutEstate>
    );
  if (isError && !isFetching)
    return <ErrorState title={t('deals.wrong.failed')} onRetry={() => void refetch()} />;
  return <Skeleton height="220px" />;
};

const Now = ({ deal: { turn, card } }: { deal: DealView }) => {
  const words = useDealWords();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const estate = card.estate.id;
  const mine = partyOf(turn.turn) === 'you';
  const lead = async () => {
    setBusy(true);
    const place = await presentStep(estate).catch(() => path('dealView', { estate }));
    // A cached answer would still show the former step and send the person back.
    queries.removeQueries(queriesOf(getBooking, { params: { estate } }));
    await go(place, { replace: true });
    close();
  };
  return (
    <TurnPanel
      compact
      party={partyOf(turn.turn)}
      who={words.who(turn.turn)}
      title={words.title(actOf(turn))}
      why={words.why(actOf(turn))}
      actions={
        <Button variant={mine ? 'inverse' : 'secondary'} busy={busy} onClick={() => void lead()}>
          {words.button(actOf(turn))}
        </Button>
      }
    />
  );
};
