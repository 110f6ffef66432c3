import { holdSlot } from '@novosel/contract/appointments/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useLocation } from 'react-router';
import { useUser } from '../../../shared/account/use-user.ts';
import { DealBrief } from '../../../shared/deal/deal-brief.tsx';
import { DealManager } from '../../../shared/deal/deal-manager.tsx';
import { DealBack, DealWaits } from '../../../shared/deal/deal-waits.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { pageOf } from '../../../shared/navigation/page-of.ts';
import beside from '../../../shared/page/beside.module.css';
import type { AppointmentProps } from './appointment-props.ts';
import { HeldCard } from './held-card.tsx';
import { HowCard } from './how-card.tsx';
import { LastNote } from './last-note.tsx';
import { MadeScreen } from './made-screen.tsx';
import { MeetingActs } from './meeting-acts.tsx';
import { meetingTime } from './meeting-times.ts';
import { NearestTimes } from './nearest-times.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { OfficeCard, PapersCard } from './side-cards.tsx';
import { useAppointment, useAppointmentAct } from './use-appointment.ts';
import { useChoice } from './use-choice.ts';
import { WeekCard } from './week-card.tsx';

/** The choice of a time, and the visit that is made: one code, so that the first page names fewer files. */
export default function AppointmentPage() {
  const { pathname } = useLocation();
  return pageOf(pathname)?.name === 'dealPaperworkAppointment' ? <ChoiceScreen /> : <MadeScreen />;
}

/** The choice of a time to sign on paper, or to read the contract together (S2.3-28). */
const ChoiceScreen = () => {
  const t = useText();
  const user = useUser()?.id;
  const { deal, view, query, readAt } = useAppointment();
  if (!deal || !view || user === undefined)
    return <DealWaits title={t('appointment.title', { move: 'false' })} query={query} />;
  return (
    <AboutEstate kind={deal.card.estate.kind}>
      <DealBack deal={deal} />
      <Appointment deal={deal} view={view} readAt={readAt} user={user} />
    </AboutEstate>
  );
};

const Appointment = ({ user, ...props }: AppointmentProps & { readonly user: number }) => {
  const t = useText();
  const estates = useEstateWords();
  const { deal, view } = props;
  const move = String(view.visit !== null);
  const names = view.signers.map(({ name }) => name).join(', ');
  const note = t('appointment.note', {
    estate: capital(estates.name(deal.card.estate)),
    minutes: view.minutes,
    names,
  });
  return (
    <>
      <PageHead title={t('appointment.title', { move })} note={note} />
      <DealBrief deal={deal} title={t('appointment.brief', { move })} next={t('appointment.next')} />
      {view.channels.length > 0 && view.offices.length > 0 ? (
        <Choosing key={view.place} {...props} user={user} />
      ) : (
        <Card title={t('appointment.closed')}>
          <p>{t('appointment.closed.note')}</p>
        </Card>
      )}
    </>
  );
};

const Choosing = ({ user, ...props }: AppointmentProps & { readonly user: number }) => {
  const { deal, view } = props;
  const estate = deal.card.estate.id;
  const [choice, choose] = useChoice(view, estate, user);
  const hold = useAppointmentAct(holdSlot);
  const { from: _, ...chosen } = choice;
  const onTime = (at: string) =>
    hold.send({
      params: { estate },
      body: { ...chosen, wishes: [...chosen.wishes], comes: [...chosen.comes], at },
    });
  const office = view.offices.find(({ id }) => id === choice.office);
  return (
    <div className={beside.flow}>
      <div className="stack">
        {view.place === 'signing' && <PaperChoice estate={estate} />}
        <LastNote view={view} />
        <HowCard view={view} choice={choice} choose={choose} />
        <WeekCard
          estate={estate}
          view={view}
          choice={choice}
          choose={choose}
          busy={hold.busy}
          onTime={onTime}
        />
        <NearestTimes error={hold.error} words={hold.words} office={office} onTime={onTime} />
      </div>
      <aside className={beside.side}>
        {view.held && <HeldCard {...props} held={view.held} />}
        {view.talk && <TalkCard {...props} />}
        {office && <OfficeCard office={office} />}
        <PapersCard papers={view.papers} />
        {deal.manager && <DealManager manager={deal.manager} deal={deal} />}
      </aside>
    </div>
  );
};

/** A meeting at which the contract is read together. */
const TalkCard = (props: AppointmentProps) => {
  const t = useText();
  const locale = useLocale();
  const { talk } = props.view;
  if (!talk) return null;
  return (
    <Card title={t('appointment.talk')}>
      <p>{meetingTime(talk, locale)}</p>
      <p className="small muted gap-b">{t('appointment.talk.note', { channel: talk.channel })}</p>
      <MeetingActs {...props} meeting={talk} />
    </Card>
  );
};
