import { stopReasons } from '@novosel/contract/signatures/rounds.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import { EndNote } from './end-note.tsx';
import type { SigningProps } from './signing-props.ts';

/** Who has stopped the signing, why, and what comes next. */
export const StoppedCard = ({ deal, view }: SigningProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useDealWords();
  const { stopped, closedAt, now } = view;
  if (!stopped) return null;
  return (
    <Card title={t('signing.stopped')} end={<Pill tone="bad">{t('signing.stopped.pill')}</Pill>}>
      <div className="stack">
        <p>
          {t('signing.stopped.by', {
            name: stopped.by,
            phone: String(stopped.byPhone),
            date: closedAt ? words.dayTime(closedAt, now) : 'none',
          })}
        </p>
        <p>{t('signing.stopped.why', { reason: stopReasons[stopped.reason][locale] })}</p>
        {stopped.text && <p>{t('signing.stopped.text', { text: stopped.text })}</p>}
        <EndNote view={view} />
        <p>{t('signing.stopped.next')}</p>
        <div className="row">
          <ButtonLink href={deal.turn.link}>{t('signing.onward')}</ButtonLink>
        </div>
      </div>
    </Card>
  );
};
