import { useCall } from '@novosel/client/queries/use-call.ts';
import { freezeCabinet } from '@novosel/contract/session/freeze-endpoints.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ActWindow } from '../act-window.tsx';
import { useActWindow } from '../use-act-window.ts';
import { useStaleStep } from '../use-stale-step.ts';

interface FreezeButtonProps {
  /** Whether there is a phone for the unfreezing code. */
  reachable: boolean;
}

/** The person reads what freezing closes, and how to unfreeze, before he confirms it. */
export const FreezeButton = ({ reachable }: FreezeButtonProps) => {
  const t = useText();
  const asked = useActWindow();
  const onError = useStaleStep(getUser);
  const freeze = useCall(freezeCabinet, {
    invalidates: [getUser],
    onDone: () => {
      asked.close();
      void toast({ tone: 'good', title: t('profile.freeze.done') });
    },
  });
  const { ask, window } = asked.of(freeze);
  return (
    <div>
      <Button
        variant="secondary"
        disabledReason={reachable ? null : t('profile.freeze.noPhone')}
        onClick={ask}
      >
        {t('profile.freeze.open')}
      </Button>
      <ActWindow
        {...window}
        title={t('profile.freeze.title')}
        note={t('profile.freeze.note')}
        act={t('profile.freeze.act')}
        keep={t('profile.freeze.keep')}
        onAct={() => freeze.mutate({}, { onError })}
      />
    </div>
  );
};
