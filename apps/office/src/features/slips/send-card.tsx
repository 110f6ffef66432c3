import { useCall } from '@novosel/client/queries/use-call.ts';
import type { FoundPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { listSlips, sendSlip } from '@novosel/contract/slips/desk-endpoints.ts';
import { isVisit, slipKinds } from '@novosel/contract/slips/rules.ts';
import { momentFits, type SlipForm, slipForm } from '@novosel/contract/slips/schema.ts';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { ActCard } from '../../shared/acts/act-card.tsx';
import { MatterFields } from './matter-fields.tsx';
import { ReaderFields } from './reader-fields.tsx';

const empty: SlipForm = {
  kind: 'opinion',
  subject: null,
  questionnaire: 'choosing-flat',
  what: '',
  place: '',
  at: null,
  channel: 'sms',
  person: null,
  phone: null,
  email: null,
  locale: 'ru',
};

interface SendCardProps {
  seesPeople: boolean;
  onSent: () => void;
}

/** The form of a slip: what is asked, of whom, and how to reach him. */
export const SendCard = ({ seesPeople, onSent }: SendCardProps) => {
  const t = useText();
  const [buyer, setBuyer] = useState<FoundPerson | null>(null);
  const form = useSchemaForm<SlipForm, SlipForm>(slipForm, empty);
  const kind = useField(form, 'kind');
  const send = useCall(sendSlip, {
    invalidates: [listSlips],
    onDone: ({ data: { address } }) => {
      const to = address.includes('@') ? address : phoneMask.show(address);
      void toast({ tone: 'good', title: t('slips.sent', { address: to }) });
      onSent();
    },
  });
  const submit = (body: SlipForm) => {
    if (body.at === null || momentFits(body.kind, new Date(body.at), new Date())) send.mutate({ body });
    else form.setError('at', { message: t(isVisit(body.kind) ? 'slips.day.over' : 'slips.day.to-come') });
  };
  return (
    <ActCard title={t('slips.new')} form={form} act={send} onSubmit={submit} submit={t('slips.send')}>
      <Select
        label={t('slips.kind')}
        required
        options={slipKinds.map((value) => ({ value, label: t(`slips.kind.${value}`) }))}
        {...kind}
        onChange={(next) => {
          form.setValue('at', null);
          kind.onChange(next);
        }}
      />
      <MatterFields key={kind.value} form={form} kind={kind.value} />
      <ReaderFields form={form} seesPeople={seesPeople} buyer={buyer} onBuyer={setBuyer} />
    </ActCard>
  );
};
