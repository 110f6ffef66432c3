import { formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { DealStages } from '../../shared/deal/deal-stages.tsx';
import { actOf, toneOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import { ParametersScreen, type ScreenProps } from './parameters-screen.tsx';
import { QuoteCard } from './quote-card.tsx';

/** After the terms are saved (S2.3-31): that they are, and whose turn comes next. */
export default function SavedPage() {
  return <ParametersScreen>{(props) => <Saved {...props} />}</ParametersScreen>;
}

const Saved = ({ deal, view }: ScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useDealWords();
  const { estate } = deal.card;
  const { quote, now } = view;
  const { turn } = deal;
  if (!quote || view.place === 'parameters')
    return (
      <>
        <PageHead
          title={t('parameters.saved.none', { before: String(quote !== null) })}
          note={t('parameters.saved.none.note', { before: String(quote !== null) })}
        />
        <ButtonLink href={path('dealParameters', { estate: estate.id })}>{t('parameters.choose')}</ButtonLink>
      </>
    );
  return (
    <>
      <PageHead
        title={t('parameters.saved')}
        note={t('parameters.saved.note', { when: formatDayTime(quote.madeAt, { now, locale }) })}
      />
      <div className="stack">
        <DealStages stage={deal.stage} deal={deal} />
        <Card
          title={words.title(actOf(turn))}
          end={<Pill tone={toneOf(turn.turn)}>{words.who(turn.turn)}</Pill>}
        >
          <p className="gap-b">{words.why(actOf(turn))}</p>
          <ButtonLink href={turn.link}>{words.button(actOf(turn))}</ButtonLink>
        </Card>
        <QuoteCard deal={deal} view={view} quote={quote} title={t('parameters.quote')} />
      </div>
    </>
  );
};
