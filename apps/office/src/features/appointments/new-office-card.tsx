import { saveOffice } from '@novosel/contract/appointments/desk-endpoints.ts';
import { isZone } from '@novosel/contract/appointments/zone.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { SaveForm } from './save-form.tsx';
import { useOfficeAct } from './use-office-act.ts';

const nothing = { name: '', address: '', directions: '', zone: 'Europe/Moscow', ru: '', en: '' };
type Field = keyof typeof nothing;

const fields: readonly Field[] = ['name', 'address', 'directions', 'zone', 'ru', 'en'];
const least = 3;

const isRight = (field: Field, text: string): boolean =>
  field === 'directions' || (field === 'zone' ? isZone(text) : text.trim().length >= least);

/** An office that is opened: it has no hours yet, and nobody is offered a time in it. */
export const NewOfficeCard = () => {
  const t = useText();
  const [typed, setTyped] = useState(nothing);
  const [stepFree, setStepFree] = useState(false);
  const [tried, setTried] = useState(false);
  const act = useOfficeAct(saveOffice, () => {
    setTyped(nothing);
    setTried(false);
  });
  const send = () => {
    setTried(true);
    if (!fields.every((field) => isRight(field, typed[field]))) return;
    const { ru, en, ...form } = typed;
    const inZone = { ru, en };
    act.send({
      body: { ...form, inZone, id: null, region: 'federal', stepFree, hours: [], open: false },
    });
  };
  return (
    <Card title={t('appointments.new')} minor>
      <SaveForm submit={t('appointments.new.save')} act={act} onSubmit={send}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t('appointments.new.field', { field })}
            value={typed[field]}
            error={
              tried && !isRight(field, typed[field]) ? t('appointments.new.wrong', { field }) : undefined
            }
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
        <Checkbox value={stepFree} onChange={setStepFree}>
          {t('appointments.new.step-free')}
        </Checkbox>
      </SaveForm>
    </Card>
  );
};
