import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { giveOpinion } from '@novosel/contract/slips/endpoints.ts';
import { slipLimits } from '@novosel/contract/slips/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useRef, useState } from 'react';
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
  const [values, change] = useDraft(draft, none);
  const { send, busy, words } = useSlipAct(giveOpinion, ends, draft.forget);
  const [tried, setTried] = useState(false);
  const { mark, comment } = values;
  const firstMark = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (mark === null) firstMark.current?.focus();
    else if (!busy) send({ body: { token, key, mark, comment } });
  };
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <SlipFacts matter={matter} />
        <ErrorAlert errors={words} />
        <MarkField
          first={firstMark}
          value={mark}
          error={tried && mark === null ? t('slips.mark.needed') : undefined}
          onChange={(next) => change({ mark: next })}
        />
        <TextArea
          label={t('slips.comment')}
          rows={5}
          maxLength={slipLimits.textMost}
          value={comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('slips.opinion.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** S2.2-17: a mark and a comment about what has taken place. */
export default function OpinionPage() {
  return <SlipPage kind="opinion" form={OpinionForm} />;
}
