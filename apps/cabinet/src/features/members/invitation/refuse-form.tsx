import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import { refuseMembership } from '@novosel/contract/members/endpoints.ts';
import { refuseForm } from '@novosel/contract/members/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { go } from '../../../shared/navigation/go.ts';

interface RefuseFormProps {
  estate: number;
  /** Of the deal. */
  member: string;
  onKeep: () => void;
}

const longest = 500;

/** Why somebody does not take part; the main buyer reads it. */
export const RefuseForm = ({ estate, member, onKeep }: RefuseFormProps) => {
  const t = useText();
  const form = useSchemaForm(refuseForm, { reason: '' });
  const refuse = useCall(refuseMembership, {
    invalidates: [listDeals],
    onDone: async () => {
      await go(path('deals', {}));
      void toast({ tone: 'good', title: t('members.left.done') });
    },
  });
  return (
    <Form
      form={form}
      busy={refuse.isPending}
      errors={refuse.error ? errorWords(refuse.error, t('network')) : []}
      onSubmit={(body) => refuse.mutate({ params: { estate, member }, body })}
      label={t('members.leave.title')}
    >
      <TextArea
        label={t('members.leave.reason')}
        hint={t('members.leave.reason.hint')}
        required
        rows={3}
        maxLength={longest}
        {...useField(form, 'reason')}
      />
      <div className="row">
        <Button type="submit" variant="danger" busy={refuse.isPending}>
          {t('members.leave')}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {t('members.keep')}
        </Button>
      </div>
    </Form>
  );
};
