import { capital } from '@novosel/contract/texts/text.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { useUser } from '../../shared/account/use-user.ts';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import beside from '../../shared/page/beside.module.css';
import { MembersBrief } from './members-brief.tsx';
import { MembersScreen, type ScreenProps } from './members-screen.tsx';
import { AddPeople } from './people/add-people.tsx';
import { MemberCard } from './people/member-card.tsx';
import { SharesCard } from './shares/shares-card.tsx';
import { SideCard } from './side-card.tsx';
import { tasksOf } from './tasks.ts';

/** Who buys, in which shares, and what is still missing of their papers (S2.3-05). */
export default function MembersPage() {
  const user = useUser()?.id;
  return (
    <MembersScreen>
      {(props) => user !== undefined && <Members key={props.deal.id} {...props} user={user} />}
    </MembersScreen>
  );
}

const Members = ({ deal, view, user }: ScreenProps & { user: number }) => {
  const t = useText();
  const words = useEstateWords();
  const [chosen, setChosen] = useState<string>();
  const [asksPassport, onAsksPassport] = useState(false);
  const tasks = tasksOf(view);
  // A task that is done gives its place to the first of the rest.
  const present = tasks.find(({ key }) => key === chosen) ?? tasks[0];
  const { estate } = deal.card;
  const open = chosen ?? present?.key;
  const common = { deal, view, user, present, open, onOpen: setChosen, asksPassport, onAsksPassport };
  return (
    <>
      <PageHead
        title={t('members.title')}
        note={t('members.note', {
          estate: capital(words.name(estate)),
          code: view.ownership,
          count: view.members.length,
        })}
      />
      <MembersBrief deal={deal} view={view} />
      <div className={beside.flow}>
        <div className="stack">
          <SharesCard {...common} />
          {view.members.map((member) => (
            <MemberCard key={member.id} {...common} member={member} />
          ))}
          {view.own && view.mayChange && <AddPeople {...common} />}
        </div>
        <SideCard {...common} tasks={tasks} />
      </div>
    </>
  );
};
