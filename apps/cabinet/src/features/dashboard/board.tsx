import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { actOf, type Party, partyOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import styles from './dashboard.module.css';

const columns: readonly { party: Party; tone: 'turn' | 'us' | 'third' }[] = [
  { party: 'you', tone: 'turn' },
  { party: 'us', tone: 'us' },
  { party: 'third', tone: 'third' },
];

/** «Чей ход»: the open deals, grouped by whose turn it is. */
export const Board = ({ deals, now }: { deals: readonly DealSummary[]; now: string }) => {
  const t = useText();
  return (
    <section className={styles.board} aria-labelledby="board">
      <h2 className="title-m" id="board">
        {t('dashboard.board')}
      </h2>
      <div className={styles.columns}>
        {columns.map(({ party, tone }) => {
          const moves = deals.filter(({ turn }) => partyOf(turn.turn) === party);
          return (
            <div key={party} className={styles.column}>
              <h3>
                <Pill tone={tone}>{t('dashboard.party', { party })}</Pill>{' '}
                <Counter value={moves.length} quiet />
              </h3>
              {moves.map((deal) => (
                <AboutEstate key={deal.number} kind={deal.estate.kind}>
                  <Move deal={deal} now={now} mine={party === 'you'} />
                </AboutEstate>
              ))}
              {moves.length === 0 && <p className="small muted">{t('dashboard.party.none', { party })}</p>}
            </div>
          );
        })}
      </div>
    </section>
  );
};

const Move = ({ deal, now, mine }: { deal: DealSummary; now: string; mine: boolean }) => {
  const words = useDealWords();
  const estates = useEstateWords();
  const { turn, estate } = deal;
  return (
    <Link className={styles.move} href={turn.link}>
      <b>{words.title(actOf(turn))}</b>
      <span>{estates.name(estate)}</span>
      {turn.dueAt && <em className={mine ? styles.mine : undefined}>{words.term(turn, now)}</em>}
    </Link>
  );
};
