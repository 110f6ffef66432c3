import { movesFrom } from '@novosel/contract/deals/rules.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';

/** Moves of a deal: staff records here what has happened, if the deal's table allows his role to. */
export const DealMoves = ({ view, now }: { view: DeskDeal; now: number }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { place, moves } = view;
  if (!place || moves.length === 0) return null;
  const roles = [...new Set(movesFrom(place).flatMap((move) => move.roles))].map((role) => t(`role.${role}`));
  const mine = moves.some(({ refused }) => refused === null);
  const waits = moves.some(({ refused }) => refused === 'SCHEDULE_RUNS');
  const whyNot = waits ? t('deal.move.schedule') : t('deal.move.role', { roles: roles.join(', ') });
  return (
    <div>
      <Button disabledReason={mine ? undefined : whyNot} onClick={() => setOpen(true)}>
        {t('deal.move')}
      </Button>
      {open && <MoveDialog view={view} now={now} onClose={() => setOpen(false)} />}
    </div>
  );
};
