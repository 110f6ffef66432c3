import type { EdsView } from '@novosel/contract/eds/schema.ts';
import {
  makesTerm,
  priceOfWay,
  readyBy,
  type SignatureWay,
  signatureWays,
} from '@novosel/contract/eds/ways.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ChoiceBox } from '@novosel/ui/choices/choice-box.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { Badge } from '@novosel/ui/status/badge.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import { useEdsWords } from '../eds-words.ts';
import styles from './way-choice.module.css';

interface WayChoiceProps {
  readonly view: EdsView;
  readonly way: SignatureWay;
  readonly choose: (way: SignatureWay) => void;
}

/** Marks do not touch the ends of the line, in percent. */
const margin = 4;

/** Where a moment is on the line, in percent: its end is the term or the latest way. */
const placeOn = (at: number, now: number, end: number): number =>
  margin + ((at - now) / Math.max(1, end - now)) * (100 - 2 * margin);

/** The ways side by side: price, when the signature is ready against the term, what to bring. */
export const WayChoice = ({ view, way: chosen, choose }: WayChoiceProps) => {
  const t = useText();
  const words = useEdsWords();
  const now = Date.parse(view.now);
  const term = view.term ? Date.parse(view.term.until) : null;
  const waysReady = signatureWays.map((way) => readyBy(way, new Date(now)).at);
  const end = Math.max(...waysReady, term ?? 0);
  return (
    <Card title={t('eds.where')}>
      <p className="muted gap-b">
        {view.term ? t('eds.where.term', { day: words.day(view.term.until, view.now) }) : t('eds.where.note')}
      </p>
      <fieldset className={styles.ways} aria-label={t('eds.where')}>
        {signatureWays.map((way) => {
          const ready = readyBy(way, new Date(now));
          const late = !makesTerm(ready, term);
          const when = words.ready(way, ready, view.now);
          return (
            <ChoiceBox key={way} className={styles.way}>
              <input
                className="sr"
                type="radio"
                name="way"
                value={way}
                checked={way === chosen}
                onChange={() => choose(way)}
              />
              <span className={styles.head}>
                <span className={styles.dot} />
                <span className={styles.name}>
                  <b>{words.way(way)}</b>
                  <small>{words.price(priceOfWay(way, isoDay(now)))}</small>
                </span>
                {way === 'goskey' && <Badge>{t('eds.fastest')}</Badge>}
              </span>
              <span className={styles.when}>
                <b className={classNames(late && styles.bad)}>{late ? t('eds.late', { when }) : when}</b>
                <span className={styles.line} aria-hidden="true">
                  <i
                    className={classNames(styles.done, late && styles.late)}
                    style={{ left: `${placeOn(ready.at, now, end)}%` }}
                  />
                  {term !== null && (
                    <i className={styles.end} style={{ left: `${placeOn(term, now, end)}%` }} />
                  )}
                </span>
              </span>
              <span className={styles.bring}>
                <Icon of={FileText} />
                <span>{t('eds.bring', { way })}</span>
                <Icon of={MapPin} />
                <span>{t('eds.place', { way })}</span>
              </span>
            </ChoiceBox>
          );
        })}
      </fieldset>
    </Card>
  );
};
