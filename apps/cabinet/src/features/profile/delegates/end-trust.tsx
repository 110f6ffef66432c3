import { useCall } from '@novosel/client/queries/use-call.ts';
import { endDelegation, listDelegates } from '@novosel/contract/delegates/endpoints.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ActWindow } from '../act-window.tsx';
import { useActWindow } from '../use-act-window.ts';

interface EndTrustProps {
  /** ID of the delegation. */
  id: string;
  /** Name of the other person. */
  name: string;
  /** `end`: the principal ends the delegation; `leave`: the delegate does. */
  way: 'end' | 'leave';
  /** Called when the row is removed with the focus in it. */
  onFocusLost: () => void;
}

/** The button that ends a delegation, with its confirmation window. */
export const EndTrust = ({ id, name, way, onFocusLost }: EndTrustProps) => {
  const t = useText();
  const asked = useActWindow();
  const end = useCall(endDelegation, {
    invalidates: [listDelegates, getUser],
    onDone: () => {
      asked.close();
      onFocusLost();
      void toast({ tone: 'good', title: t(`delegates.${way}.done`) });
    },
  });
  const { ask, window } = asked.of(end);
  return (
    <>
      <Button variant="secondary" small aria-label={t(`delegates.${way}.of`, { name })} onClick={ask}>
        {t(`delegates.${way}.open`)}
      </Button>
      <ActWindow
        {...window}
        title={t(`delegates.${way}.title`, { name })}
        note={t(`delegates.${way}.note`)}
        act={t(`delegates.${way}.act`)}
        keep={t('delegates.end.keep')}
        onAct={() => end.mutate({ params: { delegation: id } })}
      />
    </>
  );
};
