import { giveOpinion } from '@novosel/contract/slips/endpoints.ts';
import { slipLimits } from '@novosel/contract/slips/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { MarkField } from './mark-field.tsx';
import { SlipFacts } from './slip-facts.tsx';
import { type SlipFormProps, SlipPage } from './slip-page.tsx';
import styles from './slips.module.css';
import { useSlipAct } from './use-slip-act.ts';
import { useSlipDraft } from './use-slip-draft.ts';

interface Opinion {
  mark: number | null;
  comment: string;
}
const none: Opinion = { mark: null, comment: '' };

const OpinionForm = ({ matter, token, ...ends }: SlipFormProps) => {
  const t = useText();
  const { key, draft } = useSlipDraft<Opinion>(token);
  const check = wordsCheck<Opinion>(({ mark }) => ({
    mark: mark === null ? t('slips.mark.needed') : undefined,
  }));
  const { form, values, change, errorOf } = useKeptForm(check, none, { draft, late: true });
  const { send, busy, words } = useSlipAct(giveOpinion, ends, draft.forget);
  const submit = ({ mark, comment }: Opinion) => {
    if (mark !== null) send({ body: { token, key, mark, comment } });
  };
  return (
    <Card>
      <Form form={form} plain busy={busy} className={styles.form} onSubmit={submit}>
        <SlipFacts matter={matter} />
        <ErrorAlert errors={words} />
        <MarkField value={values.mark} error={errorOf('mark')} onChange={(mark) => change({ mark })} />
        <TextArea
          label={t('slips.comment')}
          rows={5}
          maxLength={slipLimits.textMost}
          value={values.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('slips.opinion.send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
};

/** S2.2-17: a mark and a comment about a past event. */
export default function OpinionPage() {
  return <SlipPage kind="opinion" form={OpinionForm} />;
}
