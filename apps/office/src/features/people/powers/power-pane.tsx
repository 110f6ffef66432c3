import { queryFor } from '@novosel/client/queries/query-for.ts';
import { waitingPowers } from '@novosel/contract/delegates/desk-endpoints.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../shared/panes/card-pane.module.css';
import { Section } from '../../../shared/panes/section.tsx';
import { peoplePatterns } from '../paths.ts';
import { PowerWindow } from './power-window.tsx';

/**
 * One power of attorney. The names come from the list, and are kept when a decision removes it from there.
 */
export const PowerPane = ({ power }: { power: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(queryFor(waitingPowers));
  const found = data?.data.items.find((one) => one.power === power);
  const [pair, setPair] = useState(found);
  if (found && found !== pair) setPair(found);
  return (
    <section className={styles.root} aria-label={t('power.title')}>
      <div className={styles.back}>
        <BackLink href={peoplePatterns.passports}>{t('powers.back')}</BackLink>
      </div>
      <h2 className="title-m">
        {pair ? t('powers.pair', { principal: pair.principal, delegate: pair.delegate }) : t('power.title')}
      </h2>
      <Section title={t('power.title')}>
        <p className="small muted">{t('power.note')}</p>
        <div>
          <Button small variant="secondary" onClick={() => setOpen(true)}>
            {t('power.open')}
          </Button>
        </div>
      </Section>
      {open && <PowerWindow power={power} onClose={() => setOpen(false)} />}
    </section>
  );
};
