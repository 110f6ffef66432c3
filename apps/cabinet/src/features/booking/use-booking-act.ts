import { errorWords, isOutcomeUnknown, RefusalError } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import type { BookingScreen } from '@novosel/contract/booking/rules.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { go } from '../../shared/navigation/go.ts';
import { isWrongStep, tellWrongStep } from '../../shared/navigation/wrong-step.ts';
import { mayOpen, presentScreen, screenPath } from './booking-flow.ts';
import { type BookingAnswer, useEstateId, useKeepBooking } from './use-booking.ts';

interface Options {
  /** The screen on which the act is done. */
  screen: BookingScreen;
  onDone?: ((answer: BookingAnswer) => unknown) | undefined;
}

/** Refusals that mean that the page is out of date: it refetches and shows the server's state. */
const outdated = new Set([
  'HOLD_EXPIRED',
  'PAYMENT_IN_PROGRESS',
  'PRICE_CHANGED',
  'ESTATE_TAKEN',
  'DOCUMENT_CHANGED',
  'REFUND_CHANGED',
  'PASSPORT_CHECKED',
]);

/** Refusals that the next screen does not explain: a toast does. */
const told = new Set(['HOLD_EXPIRED', 'PAYMENT_IN_PROGRESS', 'DOCUMENT_CHANGED', 'PASSPORT_CHECKED']);

/**
 * An act of the flow: it has one effect however often the person presses, then leads to the next screen. When
 * the answer is lost, refetches the state before the person presses again.
 */
export const useBookingAct = <E extends AnyEndpoint>(endpoint: E, { screen, onDone }: Options) => {
  const t = useText();
  const estate = useEstateId();
  const keep = useKeepBooking();
  const queries = useQueryClient();
  const call = useCall(endpoint, {
    onDone: async (answer) => {
      const { data } = answer as BookingAnswer;
      await onDone?.({ data });
      keep({ data });
      // When this screen is closed, BookingScreen itself replaces it.
      if (mayOpen(screen, data) && presentScreen(data) !== screen) {
        await go(screenPath(presentScreen(data), estate));
      }
    },
  });
  const act = (input: InputOf<E>) => {
    if (call.isPending) return;
    call.mutate(input, {
      onError: (error) => {
        const stale = error instanceof RefusalError && outdated.has(error.code);
        // The page stays until the person has read the window; then it refetches.
        if (isWrongStep(error)) return tellWrongStep(estate);
        if (error instanceof RefusalError && told.has(error.code)) {
          void toast({ tone: 'bad', text: error.message });
        }
        if (stale || isOutcomeUnknown(error)) {
          void queries.invalidateQueries(queriesOf(getBooking, { params: { estate } }));
        }
      },
    });
  };
  const { error } = call;
  const wrongStep = isWrongStep(error);
  return {
    act,
    busy: call.isPending,
    refusal: error instanceof RefusalError ? error : undefined,
    /** Whether the deal is at another step, which the window over the page explains. */
    wrongStep,
    /** Messages of the last failure; empty when there was none. */
    words: error && !wrongStep ? errorWords(error, t('booking.unavailable')) : [],
    forget: call.reset,
  };
};
