import { call } from '@novosel/client/calls/call.ts';
import { sendUnfreezeCode } from '@novosel/contract/session/freeze-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useAct } from '../../../shared/account/use-act.ts';
import { UnfreezeCode } from './unfreeze-code.tsx';

/** Requests the code first; then sends the code together with the password. */
export const UnfreezeForm = () => {
  const t = useText();
  const act = useAct();
  const [sent, setSent] = useState<{ readonly phone: string; readonly resendAt: number }>();
  const send = () =>
    void act.act(async () => {
      const { data } = await call(sendUnfreezeCode, {});
      setSent({ phone: data.phone, resendAt: Date.now() + data.resendAfterSeconds * 1000 });
    });
  if (sent) return <UnfreezeCode {...sent} act={act} onResend={send} />;
  return (
    <>
      <RefusalAlert words={act.refusal.words} />
      <div>
        <Button busy={act.busy} onClick={send}>
          {t('profile.unfreeze.open')}
        </Button>
      </div>
    </>
  );
};
