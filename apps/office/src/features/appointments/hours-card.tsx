import { saveOffice } from '@novosel/contract/appointments/desk-endpoints.ts';
import type { DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useState } from 'react';
import { isHours, readHours, typedHours } from './hours-text.ts';
import { useOfficeAct } from './use-office-act.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Working hours of an office, a line for each weekday. Meetings that are made stay. */
export const HoursCard = ({ office }: { readonly office: DeskOffice }) => {
  const t = useText();
  const [typed, setTyped] = useState(() => weekdays.map((day) => typedHours(office.hours, day)));
  const [open, setOpen] = useState(office.open);
  const [tried, setTried] = useState(false);
  const act = useOfficeAct(saveOffice);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!typed.every(isHours)) return;
    const { hosts: _, blocks: __, ...form } = office;
    const hours = typed.flatMap((text, at) => readHours(text, at + 1));
    act.send({ body: { ...form, hours, open } });
  };
  return (
    <Card title={t('appointments.hours', { office: office.name })} minor>
      <form className="stack" onSubmit={save}>
        {weekdays.map((day, at) => (
          <TextField
            key={day}
            label={t('appointments.weekday', { day: String(day) })}
            hint={at === 0 ? t('appointments.hours.hint') : undefined}
            value={typed[at] ?? ''}
            error={tried && !isHours(typed[at] ?? '') ? t('appointments.hours.wrong') : undefined}
            onChange={({ target }) =>
              setTyped(typed.map((text, place) => (place === at ? target.value : text)))
            }
          />
        ))}
        <Checkbox value={open} onChange={setOpen}>
          {t('appointments.open')}
        </Checkbox>
        <RefusalAlert words={act.words} />
        <div className="row">
          <Button type="submit" variant="secondary" busy={act.isPending}>
            {t('appointments.hours.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
