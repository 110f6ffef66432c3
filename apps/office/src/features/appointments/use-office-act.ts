import { listAppointments } from '@novosel/contract/appointments/desk-endpoints.ts';
import { deskDeal, deskQueue } from '@novosel/contract/desk/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useListedAct } from '../../shared/acts/use-listed-act.ts';

const shown = [listAppointments, deskDeal, deskQueue];

/** An act on meetings or on hours of an office. */
export const useOfficeAct = <E extends AnyEndpoint>(endpoint: E, onDone?: () => void) => {
  const t = useText();
  return useListedAct(endpoint, { shown, saved: t('appointments.saved'), onDone });
};
