import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listPapers, type Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import FileSearch from 'lucide-react/icons/file-search';
import { useState } from 'react';
import { DealSkeleton } from '../../shared/deal/deal-skeleton.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import beside from '../../shared/page/beside.module.css';
import { ArchiveCard } from './archive-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import styles from './documents.module.css';
import { FolderCard } from './folder-card.tsx';
import { countOf, type Found, foundPapers, type Wanted } from './found-papers.ts';
import { PapersFilter } from './papers-filter.tsx';
import { WaitingPaper } from './waiting-paper.tsx';

/** All documents of the reader: the one that waits for him, then by deal (S2.1-05). */
export default function DocumentsPage() {
  const t = useText();
  const query = useQuery(queryFor(listPapers));
  const papers = query.data?.data;
  if (papers) return <Documents papers={papers} />;
  return (
    <>
      <PageHead title={t('documents.title')} />
      {query.error ? (
        <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <DealSkeleton />
      )}
    </>
  );
}

const numberOf = ({ folders, consents }: Found): number =>
  folders.flatMap(({ papers }) => papers).length + consents.length;

const everything: Wanted = { group: 'all', text: '', place: null };

const Documents = ({ papers }: { papers: Papers }) => {
  const t = useText();
  const words = useEstateWords();
  const [wanted, setWanted] = useState(everything);
  const found = foundPapers(papers, wanted, ({ estate }) => words.name(estate));
  const count = countOf(papers, 'all');
  if (count === 0)
    return (
      <>
        <PageHead title={t('documents.title')} />
        <EmptyState
          icon={FileSearch}
          title={t('documents.empty')}
          action={<ButtonLink href={path('estates')}>{t('documents.empty.act')}</ButtonLink>}
        >
          {t('documents.empty.note')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHead
        title={t('documents.title')}
        note={t('documents.note', { count, deals: papers.folders.length })}
      />
      <WaitingPaper papers={papers} />
      <div className={classNames(beside.flow, beside.narrow, styles.below)}>
        <div className="stack">
          <PapersFilter papers={papers} wanted={wanted} onChange={setWanted}>
            {wanted !== everything && t('documents.found', { count: numberOf(found) })}
          </PapersFilter>
          {found.folders.map((folder) => (
            <FolderCard
              key={`${folder.estate.id} ${folder.number}`}
              folder={folder}
              title={capital(words.name(folder.estate))}
              now={papers.now}
            />
          ))}
          {found.consents.length > 0 && <ConsentsCard consents={found.consents} now={papers.now} />}
          {numberOf(found) === 0 && (
            <EmptyState
              icon={FileSearch}
              title={t('documents.none', { text: wanted.text.trim() || 'none' })}
              action={
                <Button variant="secondary" onClick={() => setWanted(everything)}>
                  {t('documents.none.act')}
                </Button>
              }
            >
              {t('documents.none.note')}
            </EmptyState>
          )}
        </div>
        <aside className={beside.side}>
          <ArchiveCard papers={papers} />
        </aside>
      </div>
    </>
  );
};
