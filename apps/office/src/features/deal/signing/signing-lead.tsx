import { signatureKinds } from '@novosel/contract/signatures/kinds.ts';
import type { DeskSigning } from '@novosel/contract/signatures/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './signing.module.css';

const toneOf = ({ state, side }: DeskSigning): PillTone => {
  if (state !== 'open') return state === 'done' ? 'good' : 'bad';
  return side === 'members' ? 'turn' : 'us';
};

const stateOf = ({ state, side }: DeskSigning, t: Translate): string =>
  t('deal.signing.is', { state: state === 'open' ? (side ?? state) : state });

/** Who signs now and until when, and which signature the paper needs. */
export const SigningLead = ({ view }: { view: DeskSigning }) => {
  const t = useText();
  const locale = useLocale();
  const { now, until, submitBy, closedAt, state, side, paper, kind } = view;
  const at = (moment: string) => formatDayTime(moment, { now, locale });
  return (
    <div className={styles.lead}>
      <p className={styles.who}>
        <Pill tone={toneOf(view)}>{stateOf(view, t)}</Pill>
        {state === 'open' && side === 'members' && (
          <b className="small">{t('deal.signing.until', { until: at(until) })}</b>
        )}
        {closedAt && <span className="small muted">{at(closedAt)}</span>}
      </p>
      <p className="small">
        {t('deal.signing.paper', { title: paper.title, kind: signatureKinds[kind][locale] })}
        {state === 'open' && <> {t('deal.signing.submit', { until: at(submitBy) })}</>}
      </p>
    </div>
  );
};
