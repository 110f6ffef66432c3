import type { DeskContract } from '@novosel/contract/contracts/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { housePapersPath } from '../../../shared/paths.ts';
import { DraftActs } from './draft-acts.tsx';
import { isContractMatter } from './is-contract-matter.ts';
import type { OpenedText } from './text-window.tsx';

interface ContractDraftProps {
  deal: string;
  view: DeskContract;
  /** Whether the person may make and send drafts. */
  writes: boolean;
  /** Opens a text, which is recorded; undefined for roles that may not. */
  onOpen: ((text: OpenedText) => void) | undefined;
}

/** The unsent draft: what the deal lacks for it, the findings of the checks, its key terms. */
export const ContractDraft = ({ deal, view, writes, onOpen }: ContractDraftProps) => {
  const t = useText();
  const { lacks, draft, place, house } = view;
  if (!draft && !isContractMatter(place)) return null;
  return (
    <>
      {lacks.length > 0 && (
        <Alert tone="warn" title={t('deal.contract.lacks')}>
          <ul>
            {lacks.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
          {lacks.some(({ inCatalogue }) => inCatalogue) && (
            <p>
              <Link href={housePapersPath(house.building, house.estate)}>
                {t('deal.contract.lacks.house')}
              </Link>
            </p>
          )}
        </Alert>
      )}
      {draft && <Made draft={draft} now={view.now} />}
      {(writes || onOpen) && <DraftActs {...{ deal, view, writes, onOpen }} />}
    </>
  );
};

const Made = ({ draft, now }: { draft: NonNullable<DeskContract['draft']>; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const { madeAt, edition, outdated, findings, keyTerms } = draft;
  return (
    <>
      {outdated && <Alert tone="warn">{t('deal.contract.outdated')}</Alert>}
      {findings.length > 0 && (
        <Alert tone="bad" title={t('deal.contract.findings')}>
          <ul>
            {findings.map(({ code, field, text }) => (
              <li key={`${code} ${field}`}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="small">
        <Kv
          rows={[
            {
              key: 'draft',
              label: t('deal.contract.draft'),
              value: formatDayTime(madeAt, { now, locale }),
            },
            { key: 'edition', label: t('deal.contract.edition'), value: edition },
            ...keyTerms.map(({ term, text }) => ({
              key: term,
              label: t('deal.contract.term', { term }),
              value: text,
            })),
          ]}
        />
      </div>
    </>
  );
};
