import { versionName, voidReasons } from '@novosel/contract/contracts/acts.ts';
import type { DeskContract, VersionSummary } from '@novosel/contract/contracts/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { OpenedText } from './text-window.tsx';

const toneOf = ({ state }: VersionSummary): PillTone => {
  if (state === 'void') return 'neutral';
  if (state === 'questions') return 'us';
  return state === 'agreed' || state === 'frozen' ? 'good' : 'turn';
};

interface ContractVersionsProps {
  view: DeskContract;
  onOpen: ((text: OpenedText) => void) | undefined;
  onCompare: (() => void) | undefined;
}

/** Sent versions, latest first, each with its state and why it ended. */
export const ContractVersions = ({ view, onOpen, onCompare }: ContractVersionsProps) => {
  const t = useText();
  const locale = useLocale();
  const { versions, draft, now } = view;
  const isComparable = versions.length + (draft ? 1 : 0) > 1;
  const nameOf = ({ number }: VersionSummary) => {
    const name = versionName(number, locale);
    if (!onOpen) return name;
    return (
      <LinkButton
        aria-label={t('deal.contract.open.version', { name })}
        onClick={() => onOpen({ version: number })}
      >
        {name}
      </LinkButton>
    );
  };
  return (
    <>
      <Table
        caption={t('deal.contract.versions')}
        rows={versions}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', title: t('deal.contract.versions'), cell: nameOf },
          {
            key: 'sent',
            title: t('deal.contract.version.sent'),
            cell: ({ sentAt }) => formatDayTime(sentAt, { now, locale }),
          },
          {
            key: 'state',
            title: t('deal.contract.version.state'),
            cell: (one) => (
              <Pill tone={toneOf(one)}>{t('deal.contract.version.is', { state: one.state })}</Pill>
            ),
          },
          {
            key: 'why',
            title: t('deal.contract.version.why'),
            cell: ({ voidReason }) => (voidReason ? voidReasons[voidReason][locale] : '—'),
          },
        ]}
      />
      {onCompare && isComparable && (
        <div>
          <Button small variant="secondary" onClick={onCompare}>
            {t('deal.contract.compare')}
          </Button>
        </div>
      )}
    </>
  );
};
