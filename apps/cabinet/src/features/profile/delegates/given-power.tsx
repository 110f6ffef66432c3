import type { GivenTrust } from '@novosel/contract/delegates/endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useRef, useState } from 'react';
import { useFrozenReason } from '../use-frozen-reason.ts';
import { PowerForm, powerDraft } from './power-form.tsx';
import { standingOf } from './power-state.ts';

interface GivenPowerProps {
  trust: GivenTrust;
  name: string;
  now: string;
  user: number;
}

/** The power of attorney of a delegate who may sign: its state, and the form to upload one. */
export const GivenPower = ({ trust: { id, power }, name, now, user }: GivenPowerProps) => {
  const t = useText();
  const frozen = useFrozenReason();
  const draft = powerDraft(id, user);
  const [chosen, setChosen] = useState<boolean>();
  const state = useRef<HTMLParagraphElement>(null);
  const standing = standingOf(power);
  const closed = standing === 'accepted';
  // The draft of a reloaded page opens the form again.
  const open = !closed && (chosen ?? draft.read() !== undefined);
  const close = () => {
    draft.forget();
    setChosen(false);
    state.current?.focus({ preventScroll: true });
  };
  const way = standing === 'none' ? 'give' : 'again';
  return (
    <>
      <p className="small" ref={state} tabIndex={-1}>
        {t(`delegates.power.${standing}`, {
          number: power?.number ?? '',
          until: power ? formatDate(power.until) : '',
        })}
        {power?.answer && <> {t('delegates.power.answer', { answer: power.answer })}</>}
      </p>
      {open && (
        <PowerForm
          delegation={id}
          name={name}
          now={now}
          user={user}
          pressed={chosen === true}
          onClose={close}
        />
      )}
      {!open && !closed && (
        <div>
          <Button
            small
            variant={standing === 'asked' ? 'secondary' : 'primary'}
            aria-label={t(`delegates.power.${way}.of`, { name })}
            disabledReason={frozen}
            onClick={() => setChosen(true)}
          >
            {t(`delegates.power.${way}`)}
          </Button>
        </div>
      )}
    </>
  );
};
