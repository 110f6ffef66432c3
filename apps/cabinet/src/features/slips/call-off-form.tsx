import { callOff } from '@novosel/contract/slips/endpoints.ts';
import { isVisit, slipLimits } from '@novosel/contract/slips/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { SlipFacts } from './slip-facts.tsx';
import type { SlipFormProps } from './slip-page.tsx';
import styles from './slips.module.css';
import { useSlipAct } from './use-slip-act.ts';
import { useSlipDraft } from './use-slip-draft.ts';

interface Reason {
  readonly reason: string;
}
const none: Reason = { reason: '' };
const check = wordsCheck<Reason>(() => ({}));

/** Calls off an appointment or a tour; the person may give a reason. */
export const CallOffForm = ({ matter, token, ...ends }: SlipFormProps) => {
  const t = useText();
  const { key, draft } = useSlipDraft<Reason>(token);
  const { form, values, change } = useKeptForm<Reason>(check, none, { draft, late: true });
  const { send, busy, words } = useSlipAct(callOff, ends, draft.forget);
  const { kind } = matter;
  const submit = ({ reason }: Reason) => {
    if (isVisit(kind)) send({ body: { token, key, kind, reason } });
  };
  return (
    <Card>
      <Form form={form} plain busy={busy} className={styles.form} onSubmit={submit}>
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
      </Form>
    </Card>
  );
};
