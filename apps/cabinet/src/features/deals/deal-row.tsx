import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../../shared/deal/deals.module.css';
import { actOf, partyOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';

const tones = { you: 'turn', us: 'us', third: 'third' } as const;

/** A deal in the list: its estate, whose turn it is, until when. */
export const DealRow = ({ deal, now }: { deal: DealSummary; now: string }) => {
  const t = useText();
  const words = useDealWords();
  const estates = useEstateWords();
  const { estate, turn } = deal;
  return (
    <Card>
      <Link className={styles.deal} href={path('dealView', { estate: estate.id })}>
        <div>
          <Pill tone={deal.open ? tones[partyOf(turn.turn)] : 'neutral'}>
            {deal.open || turn.act === completedAct ? words.who(turn.turn) : t('deals.closed')}
          </Pill>
        </div>
        <div>
          <h2 className="title-s">{words.title(actOf(turn))}</h2>
          <p className="muted">
            {capital(t('deals.about', { estate: estates.name(estate), complex: estate.complex.title }))}
            {/* Breaks the line before the separator, so that no line ends with it. */}
            {turn.dueAt && deal.open && ` ·\u00a0${words.term(turn, now)}`}
          </p>
        </div>
        <b>
          <Money sum={deal.priceKopecks} />
        </b>
      </Link>
    </Card>
  );
};
