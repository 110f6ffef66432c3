import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { DealManager } from '../../shared/deal/deal-manager.tsx';
import beside from '../../shared/page/beside.module.css';
import { ActCard } from './act/act-card.tsx';
import { ChangesTab } from './changes/changes-tab.tsx';
import { type ContractProps, clausePlace, tabsPlace } from './contract-props.ts';
import { VersionNotes } from './news/version-notes.tsx';
import { ContractFileCard } from './parts/contract-file-card.tsx';
import { KeyTermsCard } from './parts/key-terms-card.tsx';
import { SignersCard } from './parts/signers-card.tsx';
import { QuestionsTab } from './questions/questions-tab.tsx';
import { openQuestions } from './standing.ts';
import { Contents } from './text/contents.tsx';
import { partsOf } from './text/found-clauses.ts';
import { TextTab } from './text/text-tab.tsx';
import { type Target, useArrival } from './use-arrival.ts';
import { useReading } from './use-reading.ts';
import { earlierThan } from './versions.ts';

type TabKey = 'changes' | 'text' | 'questions';

/** A version that holds: its key terms, its text, what has changed, questions, and the act. */
export const ContractReading = (props: Omit<ContractProps, 'reading' | 'onLead'>) => {
  const t = useText();
  const { deal, view, current } = props;
  // The page stays as it is under the reader's hands when another version comes.
  const [seen, setSeen] = useState(current.number);
  const isNewer = seen !== current.number;
  const reading = useReading({ view, current, estate: deal.card.estate.id, isNewer });
  const earlier = earlierThan(view.versions, current.number);
  // Whoever has read an earlier version whole reads only what has changed since.
  const isPartial = earlier.length > 0 && view.toRead.length < current.clauses.length / 2;
  const [tab, setTab] = useState<TabKey>(isPartial ? 'changes' : 'text');
  const [words, setWords] = useState('');
  const [target, setTarget] = useState<Target>();
  useArrival(target);
  const show = (key: TabKey) => {
    setTab(key);
    if (key === 'changes') setSeen(current.number);
  };
  const lead = (id: string, to: TabKey = 'text', isReadOn = false) => {
    show(to);
    setWords('');
    setTarget({ place: clausePlace(id), isReadOn });
  };
  const leadToTab = (key: TabKey) => {
    show(key);
    setTarget({ place: tabsPlace });
  };
  const readOn = (id: string) => {
    const place = document.getElementById(clausePlace(id));
    const isInText = current.clauses.some((clause) => clause.id === id);
    // A clause that was removed stands among the changes alone.
    lead(id, place ? tab : isInText ? 'text' : 'changes', place !== null);
  };
  const common = { ...props, reading, onLead: (id: string) => lead(id) };
  const leads = { onChanges: () => leadToTab('changes'), onQuestions: () => leadToTab('questions') };
  const tabs = [
    ...(earlier.length > 0 ? [{ key: 'changes', title: t('contract.tab.changes') }] : []),
    { key: 'text', title: t('contract.tab.text') },
    { key: 'questions', title: t('contract.tab.questions'), count: openQuestions(view).length },
  ];
  const contents = {
    changes: () => <ChangesTab {...common} earlier={earlier} />,
    text: () => <TextTab {...common} words={words} onWords={setWords} />,
    questions: () => <QuestionsTab {...common} />,
  };
  return (
    <div className="stack">
      {view.paper && (
        <ContractFileCard
          estate={deal.card.estate.id}
          paper={view.paper}
          end={<Pill tone="good">{t('contract.paper.state')}</Pill>}
        />
      )}
      <VersionNotes {...common} {...leads} />
      <KeyTermsCard keyTerms={current.keyTerms} clauses={current.clauses} onLead={lead} />
      <div className={beside.flow}>
        <div id={tabsPlace}>
          <Tabs label={t('contract.tabs')} tabs={tabs} value={tab} onChange={(key) => show(key as TabKey)}>
            {contents[tab]()}
          </Tabs>
        </div>
        <aside className={beside.side}>
          <ActCard {...common} {...leads} onReadOn={readOn} />
          {tab === 'text' && <Contents parts={partsOf(current.clauses)} onLead={lead} />}
          <SignersCard view={view} />
          {deal.manager && <DealManager manager={deal.manager} deal={deal} />}
        </aside>
      </div>
    </div>
  );
};
