import { RefusalError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { getLots, type LotsView, takeLot } from '@novosel/contract/lots/endpoints.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { useState } from 'react';
import { isWrongStep, tellWrongStep } from '../../../shared/navigation/wrong-step.ts';

type Lot = LotsView['free'][number];

/** What was to be taken and is not for sale any more. */
export interface TakenAway {
  readonly lot: Lot;
  readonly why: 'taken' | 'withdrawn';
}

const reasons = lookup<TakenAway['why']>({ ESTATE_TAKEN: 'taken', ESTATE_NOT_FOR_SALE: 'withdrawn' });

/** Confirms and books one lot. If somebody else took it first, the dialog closes with a message. */
export function useTakeLot(estate: number, lots: LotsView | undefined) {
  const [asked, setAsked] = useState<Lot>();
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState<TakenAway>();
  const stale = [getLots, getDeal, listDeals];
  const call = useCall(takeLot, {
    invalidates: stale,
    afterRefusal: stale,
    onDone: () => setOpen(false),
  });
  const lot = lots?.free.find((one) => one.estate.id === asked?.estate.id) ?? asked;
  const refuse = (error: Error, lost: Lot) => {
    const why = error instanceof RefusalError ? reasons.get(error.code) : undefined;
    if (why) setGone({ lot: lost, why });
    if (why || isWrongStep(error)) setOpen(false);
    if (isWrongStep(error)) tellWrongStep(estate);
  };
  return {
    lot,
    open,
    gone,
    busy: call.isPending,
    error: call.error,
    ask: (wanted: Lot) => {
      call.reset();
      setGone(undefined);
      setAsked(wanted);
      setOpen(true);
    },
    close: () => setOpen(false),
    take: () => {
      if (!lot) return;
      const body = { lot: lot.estate.id, priceKopecks: lot.priceKopecks };
      call.mutate({ params: { estate }, body }, { onError: (error) => refuse(error, lot) });
    },
  };
}
export type TakingLot = ReturnType<typeof useTakeLot>;
