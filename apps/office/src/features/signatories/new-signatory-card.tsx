import { useCall } from '@novosel/client/queries/use-call.ts';
import { addSignatory, listSignatories } from '@novosel/contract/signatures/desk-endpoints.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { RadioCards } from '@novosel/ui/choices/radio-card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ActCard } from '../../shared/acts/act-card.tsx';
import { banks } from './bank-names.ts';
import { PersonFields } from './person-fields.tsx';
import { PowerFields } from './power-fields.tsx';
import { useSignatoryForm } from './use-signatory-form.ts';

/** Orders a certificate for somebody who signs for the developer or a bank. */
export const NewSignatoryCard = ({ onAdded }: { onAdded: () => void }) => {
  const t = useText();
  const kept = useSignatoryForm();
  const { form, values, change, errorOf } = kept;
  const add = useCall(addSignatory, {
    invalidates: [listSignatories],
    onDone: () => {
      void toast({ tone: 'good', title: t('signatories.added') });
      onAdded();
    },
  });
  const sides = (['developer', 'bank'] as const).map((value) => ({
    value,
    title: t('signatories.side.is', { side: value }),
  }));
  return (
    <ActCard
      title={t('signatories.new')}
      form={form}
      act={add}
      onSubmit={(body) => add.mutate({ body })}
      submit={t('signatories.add')}
    >
      <RadioCards
        label={t('signatories.for')}
        across
        choices={sides}
        value={values.side}
        onChange={(side) => change({ side })}
      />
      {values.side === 'bank' && (
        <Select
          label={t('signatories.bank')}
          required
          options={banks}
          value={values.bank}
          error={errorOf('bank')}
          onChange={(bank) => change({ bank })}
        />
      )}
      <PersonFields kept={kept} />
      <Checkbox value={values.head} onChange={(head) => change({ head })}>
        {t('signatories.head')}
      </Checkbox>
      {!values.head && <PowerFields kept={kept} />}
    </ActCard>
  );
};
