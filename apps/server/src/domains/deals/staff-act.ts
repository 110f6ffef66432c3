import type { Viewer } from '../../platform/http/viewer.ts';
import type { DealStaffAct } from './note-act.ts';

export interface DealStaffCall {
  readonly params: { readonly deal: string };
  readonly viewer: Viewer;
  readonly address: string;
  readonly requestId: string;
}

/** Who acts on what, as the record of the act keeps it. */
export const dealStaffActOf = ({
  params,
  viewer,
  address,
  requestId,
}: DealStaffCall): Required<DealStaffAct> => ({
  dealId: params.deal,
  staffId: viewer.userId,
  address,
  requestId,
});
