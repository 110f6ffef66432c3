import { papersToBring } from '@novosel/contract/appointments/papers.ts';
import type { AppointmentView, OfficeView } from '@novosel/contract/appointments/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** Where one comes, and how one gets there. */
export const OfficeCard = ({ office }: { readonly office: OfficeView }) => {
  const t = useText();
  return (
    <Card title={office.name} minor>
      <p>{office.address}</p>
      <p className="small muted">{office.directions}</p>
      {office.stepFree && <p className="small muted">{t('appointment.step-free')}</p>}
    </Card>
  );
};

/** The originals that people bring. */
export const PapersCard = ({ papers }: Pick<AppointmentView, 'papers'>) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Card title={t('appointment.papers')} minor>
      <List>
        {papers.map(({ paper, of }) => (
          <ListRow key={`${paper} ${of}`} title={papersToBring[paper][locale]} note={of} />
        ))}
      </List>
    </Card>
  );
};
