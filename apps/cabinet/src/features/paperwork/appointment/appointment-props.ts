import type { AppointmentView } from '@novosel/contract/appointments/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';

export interface AppointmentProps {
  readonly deal: DealView;
  readonly view: AppointmentView;
  /** When the view came, by the watch of this computer, in ms. */
  readonly readAt: number;
}
