import { versionName } from '@novosel/contract/contracts/acts.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { dealPath } from '../../shared/paths.ts';
import { termWords } from '../../shared/words/term-words.ts';
import { type ListedContract, nextWork } from './next-work.ts';

interface ContractTableProps {
  caption: string;
  items: readonly ListedContract[];
  /** The server's moment, in ms. */
  now: number;
}

/** Contracts by the day on which they are due; each leads to the card of its deal. */
export const ContractTable = ({ caption, items, now }: ContractTableProps) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Table
      caption={caption}
      rows={[...items]}
      rowKey={({ deal }) => deal}
      columns={[
        {
          key: 'deal',
          title: t('contracts.deal'),
          cell: ({ deal, number, estate }) => (
            <Link href={dealPath(deal)}>{t('contracts.deal.of', { number, estate })}</Link>
          ),
        },
        { key: 'due', title: t('contracts.due'), cell: (one) => <Due dueAt={one.dueAt} now={now} /> },
        {
          key: 'work',
          title: t('contracts.work'),
          cell: (one) => (
            <Pill tone={nextWork(one) === 'agree' ? 'neutral' : 'us'}>
              {t('contracts.work.is', { work: nextWork(one) })}
            </Pill>
          ),
        },
        {
          key: 'questions',
          title: t('contracts.questions'),
          numeric: true,
          cell: ({ openQuestions }) => openQuestions || '—',
        },
        {
          key: 'version',
          title: t('contracts.version'),
          cell: ({ version }) => (version === null ? '—' : versionName(version, locale)),
        },
        {
          key: 'agreed',
          title: t('contracts.agreed'),
          numeric: true,
          cell: ({ agreed, signers }) =>
            signers === 0 ? '—' : t('contracts.agreed.of', { agreed, all: signers }),
        },
        {
          key: 'since',
          title: t('contracts.since'),
          cell: ({ since }) => formatDayTime(since, { now, locale }),
        },
      ]}
    />
  );
};

/** By when something is due: «завтра, 18:00», «просрочено 2 часа». */
export const Due = ({ dueAt, now }: { dueAt: string | null; now: number }) => {
  const t = useText();
  const locale = useLocale();
  if (dueAt === null) return '—';
  const { state, short } = termWords(dueAt, now, locale, t);
  const look = state === 'over' ? 'bad' : state === 'soon' ? 'warn' : undefined;
  return <span className={look}>{short}</span>;
};
