import { saveHost } from '@novosel/contract/appointments/desk-endpoints.ts';
import type { DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';
import { isHours, readWeek, typedWeek } from './hours-text.ts';
import { useOfficeAct } from './use-office-act.ts';
import { WeekFields } from './week-fields.tsx';

interface HostHoursDialogProps {
  readonly office: DeskOffice;
  readonly host: DeskOffice['hosts'][number];
  readonly onClose: () => void;
}

/** Hours of one host: those of the office, or fewer. */
export const HostHoursDialog = ({ office, host, onClose }: HostHoursDialogProps) => {
  const t = useText();
  const [typed, setTyped] = useState<readonly string[]>(() => typedWeek(host.hours ?? office.hours));
  const [asOffice, setAsOffice] = useState(host.hours === null);
  const [tried, setTried] = useState(false);
  const act = useOfficeAct(saveHost, onClose);
  const save = () => {
    setTried(true);
    if (!asOffice && !typed.every(isHours)) return;
    const { name: _, ...form } = host;
    act.send({
      params: { office: office.id },
      body: { ...form, hours: asOffice ? null : readWeek(typed) },
    });
  };
  return (
    <ActDialog
      title={t('appointments.host.hours', { name: host.name })}
      submit={t('appointments.hours.save')}
      error={act.error}
      busy={act.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Checkbox value={asOffice} onChange={setAsOffice}>
        {t('appointments.host.as-office')}
      </Checkbox>
      {!asOffice && <WeekFields typed={typed} onChange={setTyped} tried={tried} />}
    </ActDialog>
  );
};
