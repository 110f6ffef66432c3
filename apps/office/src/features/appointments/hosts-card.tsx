import { saveHost } from '@novosel/contract/appointments/desk-endpoints.ts';
import { type MeetingLanguage, meetingLanguages } from '@novosel/contract/appointments/rules.ts';
import type { DeskCalendar, DeskOffice } from '@novosel/contract/appointments/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { HostHoursDialog } from './host-hours-dialog.tsx';
import { useOfficeAct } from './use-office-act.ts';

interface HostsCardProps {
  readonly office: DeskOffice;
  readonly staff: DeskCalendar['staff'];
}

/** Who receives people in an office. */
export const HostsCard = ({ office, staff }: HostsCardProps) => {
  const t = useText();
  const locale = useLocale();
  const [host, setHost] = useState<string | null>(null);
  const [timed, setTimed] = useState<DeskOffice['hosts'][number]>();
  const act = useOfficeAct(saveHost, () => setHost(null));
  const params = { office: office.id };
  const others = staff.filter(({ id }) => !office.hosts.some((one) => one.host === id));
  const spoken = (languages: readonly MeetingLanguage[]) =>
    languages.map((one) => meetingLanguages[one][locale]).join(', ');
  return (
    <Card title={t('appointments.hosts', { office: office.name })} minor>
      <div className="stack">
        <List>
          {office.hosts.map(({ name, ...one }) => (
            <ListRow
              key={one.host}
              title={name}
              note={one.active ? spoken(one.languages) : t('appointments.hosts.off')}
              end={
                <div className="row">
                  <Button variant="quiet" small onClick={() => setTimed({ ...one, name })}>
                    {t('appointments.host.hours.open')}
                  </Button>
                  <Button
                    variant="quiet"
                    small
                    onClick={() =>
                      act.send({ params, body: { ...one, languages: otherLanguages(one.languages) } })
                    }
                  >
                    {t('appointments.hosts.english', { on: String(one.languages.includes('en')) })}
                  </Button>
                  <Button
                    variant="quiet"
                    small
                    onClick={() => act.send({ params, body: { ...one, active: !one.active } })}
                  >
                    {t('appointments.hosts.toggle', { on: String(one.active) })}
                  </Button>
                </div>
              }
            />
          ))}
        </List>
        <Select
          label={t('appointments.hosts.new')}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={host}
          onChange={setHost}
        />
        <RefusalAlert words={act.words} />
        <div className="row">
          <Button
            variant="secondary"
            busy={act.isPending}
            disabledReason={host === null ? t('appointments.hosts.choose') : null}
            onClick={() =>
              act.send({ params, body: { host: Number(host), hours: null, languages: ['ru'], active: true } })
            }
          >
            {t('appointments.hosts.add')}
          </Button>
        </div>
      </div>
      {timed && <HostHoursDialog office={office} host={timed} onClose={() => setTimed(undefined)} />}
    </Card>
  );
};

const otherLanguages = (own: readonly MeetingLanguage[]): MeetingLanguage[] =>
  own.includes('en') ? ['ru'] : ['ru', 'en'];
