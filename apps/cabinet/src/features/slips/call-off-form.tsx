import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { callOff } from '@novosel/contract/slips/endpoints.ts';
import { isVisit, slipLimits } from '@novosel/contract/slips/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { FormEvent } from 'react';
import { SlipFacts } from './slip-facts.tsx';
import type { SlipFormProps } from './slip-page.tsx';
import styles from './slips.module.css';
import { useSlipAct } from './use-slip-act.ts';
import { useSlipDraft } from './use-slip-draft.ts';

interface Reason {
  readonly reason: string;
}
const none: Reason = { reason: '' };

/** An appointment or a tour that the person does not come to; the reason is his to give or not. */
export const CallOffForm = ({ matter, token, ...ends }: SlipFormProps) => {
  const t = useText();
  const { key, draft } = useSlipDraft<Reason>(token);
  const [values, change] = useDraft(draft, none);
  const { send, busy, words } = useSlipAct(callOff, ends, draft.forget);
  const { kind } = matter;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isVisit(kind) && !busy) send({ body: { token, key, kind, reason: values.reason } });
  };
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <SlipFacts matter={matter} />
        <ErrorAlert errors={words} />
        <TextArea
          label={t('slips.reason')}
          hint={t('slips.reason.hint')}
          rows={4}
          maxLength={slipLimits.textMost}
          value={values.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <div className="stack">
          <div>
            <Button type="submit" busy={busy}>
              {t(`slips.${kind}.send`)}
            </Button>
          </div>
          <p className="small muted">{t(`slips.${kind}.keep`)}</p>
        </div>
      </form>
    </Card>
  );
};
