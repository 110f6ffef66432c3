import { isOpenRequest, type RequestState } from '@novosel/contract/signatures/rounds.ts';
import type { DeskSigning, SigningSignerView } from '@novosel/contract/signatures/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { hasAdvice, type LineState, lineState } from './line-state.ts';
import styles from './signing.module.css';

const failed: readonly LineState[] = ['declined', 'expired', 'lost', 'broken', 'late'];

const toneOf = (state: LineState): PillTone => {
  if (state === 'signed') return 'good';
  if (failed.includes(state)) return 'warn';
  return state === 'due' || isOpenRequest(state as RequestState) ? 'turn' : 'neutral';
};

interface SigningSignersProps {
  view: DeskSigning;
  onRefuse: ((signer: SigningSignerView) => void) | undefined;
}

/** Signers by round: whether each has signed and when, what became of his request, what may be done. */
export const SigningSigners = ({ view, onRefuse }: SigningSignersProps) => {
  const t = useText();
  const locale = useLocale();
  const { signers, now } = view;
  const rounds = [...new Set(signers.map(({ side }) => side))];
  const nameOf = ({ name, signsFor }: SigningSignerView) =>
    signsFor.length > 0 ? t('deal.signing.for', { name, names: signsFor.join(', ') }) : name;
  const refusal = {
    key: 'refusal',
    title: t('deal.signing.refusal'),
    cell: (signer: SigningSignerView) =>
      signer.signedAt === null && (
        <Button
          small
          variant="secondary"
          aria-label={t('deal.signing.refuse.of', { side: signer.side, name: signer.name })}
          onClick={() => onRefuse?.(signer)}
        >
          {t('deal.signing.refuse', { side: signer.side })}
        </Button>
      ),
  };
  return (
    <Table
      caption={t('deal.signing.signers')}
      rows={signers}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('deal.signing.signer'), cell: nameOf },
        {
          key: 'round',
          title: t('deal.signing.round'),
          cell: ({ side }) => t('deal.signing.round.is', { round: rounds.indexOf(side) + 1, side }),
        },
        {
          key: 'state',
          title: t('deal.signing.state'),
          cell: (signer) => <State signer={signer} view={view} />,
        },
        {
          key: 'signed',
          title: t('deal.signing.signed'),
          cell: ({ signedAt }) => (signedAt === null ? '—' : formatDayTime(signedAt, { now, locale })),
        },
        ...(onRefuse ? [refusal] : []),
      ]}
    />
  );
};

const State = ({ signer, view }: { signer: SigningSignerView; view: DeskSigning }) => {
  const t = useText();
  const state = lineState(signer, view);
  return (
    <div className={styles.state}>
      <Pill tone={toneOf(state)}>{t(`deal.signing.state.${state}`)}</Pill>
      {view.state === 'open' && hasAdvice(state) && (
        <span className="small muted">{t(`deal.signing.advice.${state}`, { side: signer.side })}</span>
      )}
    </div>
  );
};
