import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useMemo } from 'react';
import beside from '../../../shared/page/beside.module.css';
import styles from './check.module.css';
import type { Finished } from './check-state.ts';
import { describeCheck } from './describe/describe-check.ts';
import type { Described } from './describe/described.ts';
import { wordingOf } from './describe/wording.ts';
import { Hash } from './hash.tsx';
import { PaperCard } from './paper-card.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

/** The result of a check: the verdict, who has signed, what this proves and what not. */
export const Result = ({ finished }: { finished: Finished }) => {
  const t = useText();
  const locale = useLocale();
  const described = useMemo(
    () => describeCheck(finished, wordingOf(t, locale, finished.at)),
    [finished, t, locale],
  );
  return (
    <>
      <VerdictPanel described={described} at={finished.at} />
      <div className={beside.flow}>
        <div className="stack">
          {described.faults.length > 0 && (
            <Card title={t('check.faults')}>
              <ul className={styles.faults}>
                {described.faults.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </Card>
          )}
          {described.papers.map((paper) => (
            <PaperCard key={paper.name} paper={paper} />
          ))}
        </div>
        <aside className={beside.side}>
          <Sides described={described} />
        </aside>
      </div>
    </>
  );
};

const Sides = ({ described }: { described: Described }) => {
  const t = useText();
  const { proven, notProven, keys } = described;
  return (
    <>
      {proven.length > 0 && (
        <Card title={t('check.proven')}>
          <Points of={proven} icon={Check} good />
        </Card>
      )}
      <Card title={t('check.notProven')}>
        <Points of={notProven} icon={Minus} />
      </Card>
      {keys && (
        <Card title={t('check.keys')}>
          <p className="small">{keys.note}</p>
          {keys.rows.map(({ key, label, value }) => (
            <Hash key={key} label={label} value={value} />
          ))}
        </Card>
      )}
      <Card title={t('check.alone')} minor>
        <p className="small muted">{t('check.alone.note')}</p>
      </Card>
    </>
  );
};

const Points = ({ of, icon, good }: { of: readonly string[]; icon: typeof Check; good?: true }) => (
  <ul className={styles.points}>
    {of.map((one) => (
      <li key={one}>
        <Icon of={icon} size="s" className={classNames(good ? 'good' : 'muted')} />
        <span>{one}</span>
      </li>
    ))}
  </ul>
);
