import type { MeetingView } from '@novosel/contract/appointments/schema.ts';
import { bothZones } from '@novosel/contract/appointments/zone.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { DealManager } from '../../../shared/deal/deal-manager.tsx';
import { DealBack, DealWaits } from '../../../shared/deal/deal-waits.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import type { AppointmentProps } from './appointment-props.ts';
import { LastNote } from './last-note.tsx';
import { MeetingActs } from './meeting-acts.tsx';
import { meetingTime } from './meeting-times.ts';
import { OfficeCard, PapersCard } from './side-cards.tsx';
import { useAppointment } from './use-appointment.ts';

/** The visit that is made: when and where, what to bring, how to move it (S2.3-29, S2.5-30). */
export const MadeScreen = () => {
  const t = useText();
  const { deal, view, query, readAt } = useAppointment();
  if (!deal || !view) return <DealWaits title={t('appointment.made.title')} query={query} />;
  const props = { deal, view, readAt };
  return (
    <AboutEstate kind={deal.card.estate.kind}>
      <DealBack deal={deal} />
      <div className="stack">
        {view.visit ? <Made {...props} visit={view.visit} /> : <NoVisit {...props} />}
        {deal.manager && <DealManager manager={deal.manager} deal={deal} />}
      </div>
    </AboutEstate>
  );
};

const Made = ({ visit, ...props }: AppointmentProps & { readonly visit: MeetingView }) => {
  const t = useText();
  const locale = useLocale();
  const comes = props.view.signers.filter(({ id }) => visit.comes.includes(id)).map(({ name }) => name);
  return (
    <>
      <PageHead title={t('appointment.made.title')} note={meetingTime(visit, locale)} />
      <Card title={meetingTime(visit, locale)} end={<Pill tone="good">{t('appointment.made')}</Pill>}>
        <div className="stack">
          <p>{bothZones(Date.parse(visit.at), visit.office, { locale })}</p>
          <p>{t('appointment.made.host', { host: visit.host, names: comes.join(', ') })}</p>
          <p className="small muted">{t('appointment.made.note', { left: visit.movesLeft })}</p>
          <MeetingActs {...props} meeting={visit} />
        </div>
      </Card>
      <OfficeCard office={visit.office} />
      <PapersCard papers={props.view.papers} />
    </>
  );
};

const NoVisit = ({ deal, view }: AppointmentProps) => {
  const t = useText();
  const words = useDealWords();
  const { visit } = deal.turn;
  const state = view.place === 'appointment' ? 'none' : (view.last?.state ?? 'none');
  const isOpen = state !== 'signed' && state !== 'kept';
  const href = path('dealPaperworkAppointment', { estate: deal.card.estate.id });
  const agreed = isOpen && visit;
  return (
    <>
      <PageHead title={t(agreed ? 'appointment.made.title' : 'appointment.none')} />
      <LastNote view={view} />
      <Card>
        <div className="stack">
          <p>
            {agreed
              ? t('appointment.agreed', { when: words.visit(agreed.at, deal.now), place: agreed.place })
              : t('appointment.none.note', { state })}
          </p>
          {isOpen && (
            <div className="row">
              <ButtonLink href={href}>{t('appointment.none.act')}</ButtonLink>
            </div>
          )}
        </div>
      </Card>
    </>
  );
};
