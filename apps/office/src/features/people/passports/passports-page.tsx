import { queryFor } from '@novosel/client/queries/query-for.ts';
import { waitingPowers } from '@novosel/contract/delegates/desk-endpoints.ts';
import { waitingPassports } from '@novosel/contract/passports/desk-endpoints.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import IdCard from 'lucide-react/icons/id-card';
import { useMatch } from 'react-router';
import { mayBy } from '../../../shared/may-by.ts';
import { ListPage } from '../../../shared/panes/list-page.tsx';
import listPane from '../../../shared/panes/list-pane.module.css';
import { useRoles } from '../../../shared/use-roles.ts';
import { peoplePatterns } from '../paths.ts';
import { PowerPane } from '../powers/power-pane.tsx';
import { WaitingPowers } from '../powers/waiting-powers.tsx';
import { PassportPane } from './passport-pane.tsx';
import { WaitingPassports } from './waiting-passports.tsx';

/**
 * Buyers whose passports wait for the desk, and beside them the chosen one; a lawyer sees no other data of a
 * buyer.
 */
export default function PassportsPage() {
  const t = useText();
  const person = useMatch(peoplePatterns.passport)?.params.person;
  const power = useMatch(peoplePatterns.power)?.params.power;
  const roles = useRoles();
  const enabled = !roles || mayBy(passportRoles, roles);
  // Both lists load at once: powers of attorney are above the passports and would push them down later.
  useQuery({ ...queryFor(waitingPassports), enabled });
  const awaited = useQuery({ ...queryFor(waitingPowers), enabled }).isPending;
  return (
    <ListPage
      title={t('passports.title')}
      roles={passportRoles}
      denied={{ title: t('passports.denied'), note: t('passports.denied.note') }}
      list={
        <>
          <WaitingPowers chosen={power} />
          {awaited ? (
            <section className={listPane.pane} aria-busy="true">
              <Skeleton lines={3} height="60px" />
            </section>
          ) : (
            <WaitingPassports chosen={person} />
          )}
        </>
      }
      chosen={
        power ? (
          <PowerPane key={power} power={power} />
        ) : (
          person && <PassportPane key={person} person={Number(person)} />
        )
      }
      none={{ icon: IdCard, title: t('passports.choose'), note: t('passports.choose.note') }}
    />
  );
}
