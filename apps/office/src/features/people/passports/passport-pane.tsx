import { queryFor } from '@novosel/client/queries/query-for.ts';
import { waitingPassports } from '@novosel/contract/passports/desk-endpoints.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../shared/panes/card-pane.module.css';
import { PersonPassport } from '../../../shared/passport/person-passport.tsx';
import { peoplePatterns } from '../paths.ts';

/**
 * The passport of one buyer. His name comes from the list, and is kept when a decision removes him from it.
 */
export const PassportPane = ({ person }: { person: number }) => {
  const t = useText();
  const { data } = useQuery(queryFor(waitingPassports));
  const found = data?.data.items.find((one) => one.person === person)?.name;
  const [name, setName] = useState(found);
  if (found && found !== name) setName(found);
  return (
    <section className={styles.root} aria-label={t('people.card')}>
      <div className={styles.back}>
        <BackLink href={peoplePatterns.passports}>{t('passports.back')}</BackLink>
      </div>
      <h2 className="title-m">{name ?? t('passports.buyer')}</h2>
      <PersonPassport person={person} />
    </section>
  );
};
