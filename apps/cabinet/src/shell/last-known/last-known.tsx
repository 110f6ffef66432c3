import { capital } from '@novosel/contract/texts/text.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { actOf, partyOf, useDealWords } from '../../shared/deal/use-deal-words.ts';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import styles from './last-known.module.css';
import { type LastKnown, readLastKnown } from './last-known-state.ts';

const tones = { you: 'turn', us: 'us', third: 'third' } as const;

/**
 * The state of the cabinet at its last visit: deals with their next step and documents by title. Read-only.
 */
export const LastKnownPage = () => {
  const t = useText();
  const locale = useLocale();
  const state = readLastKnown();
  const now = new Date();
  return (
    <>
      <PageHead
        title={t('lastKnown.title')}
        note={state && t('lastKnown.at', { at: formatDayTime(state.at, { now, locale }) })}
        end={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('lastKnown.again')}
          </Button>
        }
      />
      {state ? (
        <div className="stack">
          <Deals deals={state.deals} now={now.toISOString()} />
          <Papers papers={state.documents} />
        </div>
      ) : (
        <Card>
          <EmptyState title={t('lastKnown.none')}>{t('lastKnown.none.note')}</EmptyState>
        </Card>
      )}
    </>
  );
};

const Deals = ({ deals, now }: { deals: LastKnown['deals']; now: string }) => {
  const t = useText();
  if (deals.length === 0) return <Card>{t('lastKnown.noDeals')}</Card>;
  return deals.map((deal) => (
    <AboutEstate key={deal.number} kind={deal.estate.kind}>
      <Deal {...deal} now={now} />
    </AboutEstate>
  ));
};

const Deal = ({ estate, turn, now }: LastKnown['deals'][number] & { now: string }) => {
  const t = useText();
  const words = useDealWords();
  const estates = useEstateWords();
  return (
    <Card>
      <Pill tone={tones[partyOf(turn.turn)]}>{words.who(turn.turn)}</Pill>
      <h2 className={`title-s ${styles.step}`}>{words.title(actOf(turn))}</h2>
      <p className="muted">
        {capital(t('deals.about', { estate: estates.name(estate), complex: estate.complex.title }))}
        {/* Breaks the line before the separator, so that no line ends with it. */}
        {turn.dueAt && ` ·\u00a0${words.term(turn, now)}`}
      </p>
    </Card>
  );
};

const Papers = ({ papers }: { papers: LastKnown['documents'] }) => {
  const t = useText();
  const locale = useLocale();
  if (papers.length === 0) return null;
  const day = (when: string) => formatDay(when, { now: new Date(), locale });
  return (
    <Card title={t('lastKnown.papers')}>
      <List>
        {papers.map(({ id, title, createdAt, signedAt }) => (
          <ListRow
            key={id}
            title={title}
            note={signedAt ? t('lastKnown.signed', { day: day(signedAt) }) : day(createdAt)}
          />
        ))}
      </List>
    </Card>
  );
};
