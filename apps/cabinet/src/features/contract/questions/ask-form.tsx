import { askQuestion } from '@novosel/contract/contracts/endpoints.ts';
import { type QuestionForm, questionForm, questionLimits } from '@novosel/contract/contracts/schema.ts';
import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useSchemaCheck } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ContractProps } from '../contract-props.ts';
import { useContractCall } from '../use-contract-call.ts';
import { questionDraft } from './question-draft.ts';

interface AskFormProps extends ContractProps {
  readonly clause: RenderedClause;
  readonly onClose: () => void;
}

const nothing: QuestionForm = { text: '' };

/** A question at a clause. Until it is answered, nobody agrees. */
export const AskForm = ({ deal, user, current, reading, clause, onClose }: AskFormProps) => {
  const t = useText();
  const estate = deal.card.estate.id;
  const draft = questionDraft(estate, clause, user);
  const check = useSchemaCheck<QuestionForm, QuestionForm>(questionForm);
  const { form } = useKeptForm(check, nothing, { draft });
  const close = () => {
    draft.forget();
    onClose();
  };
  const ask = useContractCall(askQuestion, estate, close);
  const submit = ({ text }: QuestionForm) =>
    ask.send({ params: { estate }, body: { version: current.number, clause: clause.id, text } });
  return (
    <Form
      form={form}
      busy={ask.busy}
      errors={ask.words}
      label={t('contract.ask.of', { number: clause.number })}
      onSubmit={submit}
    >
      <TextArea
        label={t('contract.ask.label', { number: clause.number })}
        hint={t('contract.ask.hint')}
        required
        rows={3}
        maxLength={questionLimits.text}
        {...useField(form, 'text')}
      />
      <div className="row">
        <Button
          type="submit"
          variant="secondary"
          busy={ask.busy}
          disabledReason={reading.isFrozen ? t('contract.frozen') : null}
        >
          {t('contract.ask.send')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('contract.ask.cancel')}
        </Button>
      </div>
    </Form>
  );
};
