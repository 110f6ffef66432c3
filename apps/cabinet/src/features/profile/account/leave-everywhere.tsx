import { endSession } from '@novosel/client/calls/session.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { endAllSessions } from '@novosel/contract/session/own-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { go } from '../../../shared/navigation/go.ts';
import { ActWindow } from '../act-window.tsx';
import styles from '../profile.module.css';
import { useActWindow } from '../use-act-window.ts';

/** Signs out on all devices, this one too: for a lost phone, or a password that somebody has seen. */
export const LeaveEverywhere = () => {
  const t = useText();
  const leave = useCall(endAllSessions, {
    onDone: () => {
      endSession('chosen');
      return go(path('auth'), { replace: true });
    },
  });
  const { ask, window } = useActWindow().of(leave);
  return (
    <div className={styles.foot}>
      <Button variant="secondary" onClick={ask}>
        {t('profile.leave.open')}
      </Button>
      <ActWindow
        {...window}
        title={t('profile.leave.title')}
        note={t('profile.leave.note')}
        act={t('profile.leave.act')}
        keep={t('profile.leave.keep')}
        onAct={() => leave.mutate({})}
      />
    </div>
  );
};
