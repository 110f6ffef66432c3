import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import type { MemberView } from '@novosel/contract/members/schema.ts';

export interface MemberWindowProps {
  /** ID of the deal, not of its booking. */
  deal: string;
  member: MemberView;
  place: DealPlace;
  onClose: () => void;
}

/** Props of a window with opened papers. */
export interface OpenedPapersProps extends MemberWindowProps {
  file: MemberFile;
  /** Opens the papers again. */
  onAnew: () => void;
}
