import { saveOffice } from '@novosel/contract/appointments/desk-endpoints.ts';
import type { DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { isHours, readWeek, typedWeek } from './hours-text.ts';
import { SaveForm } from './save-form.tsx';
import { useOfficeAct } from './use-office-act.ts';
import { WeekFields } from './week-fields.tsx';

/** Working hours of an office, a line for each weekday. Meetings that are made stay. */
export const HoursCard = ({ office }: { readonly office: DeskOffice }) => {
  const t = useText();
  const [typed, setTyped] = useState<readonly string[]>(() => typedWeek(office.hours));
  const [open, setOpen] = useState(office.open);
  const [tried, setTried] = useState(false);
  const act = useOfficeAct(saveOffice);
  const save = () => {
    setTried(true);
    if (!typed.every(isHours)) return;
    const { hosts: _, blocks: __, ...form } = office;
    act.send({ body: { ...form, hours: readWeek(typed), open } });
  };
  return (
    <Card title={t('appointments.hours', { office: office.name })} minor>
      <SaveForm submit={t('appointments.hours.save')} act={act} onSubmit={save}>
        <WeekFields typed={typed} onChange={setTyped} tried={tried} />
        <Checkbox value={open} onChange={setOpen}>
          {t('appointments.open')}
        </Checkbox>
      </SaveForm>
    </Card>
  );
};
