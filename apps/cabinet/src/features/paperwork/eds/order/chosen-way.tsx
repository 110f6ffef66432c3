import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { priceOfWay, readyBy, type SignatureWay } from '@novosel/contract/eds/ways.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv, type KvRow } from '@novosel/ui/blocks/kv.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../../shared/estate/action-bar.tsx';
import beside from '../../../../shared/page/beside.module.css';
import styles from '../eds.module.css';
import { useEdsWords } from '../eds-words.ts';
import { AsOf, OtherwiseCard } from './otherwise-card.tsx';

interface ChosenWayProps {
  readonly view: EdsView;
  readonly way: SignatureWay;
  /** What the page tells of the way beside its price and its day. */
  readonly about: KvRow;
  /** Why the last try was refused. */
  readonly words?: readonly string[];
  /** The next act; on a phone it is also in the bar that is always in sight. */
  readonly children: ReactNode;
}

/** The chosen way with its price and day, the next act, and what else there is. */
export const ChosenWay = ({ view, way, about, words = [], children }: ChosenWayProps) => {
  const t = useText();
  const { way: nameOf, price: priceIn, ready: readyIn } = useEdsWords();
  const day = isoDay(view.now);
  const price = priceIn(priceOfWay(way, day));
  const ready = readyIn(way, readyBy(way, new Date(view.now)), view.now);
  return (
    <>
      <aside className={beside.side}>
        <Card title={t('eds.chosen')} minor>
          <div className="stack">
            <p className="title-m">{nameOf(way)}</p>
            <Kv
              rows={[
                { key: 'price', label: t('eds.price'), value: price },
                { key: 'ready', label: t('eds.ready'), value: ready },
                about,
              ]}
            />
            <RefusalAlert words={words} />
            <div className={styles.act}>{children}</div>
            <p className="small muted">{t('eds.order.note', { way })}</p>
          </div>
        </Card>
        <OtherwiseCard view={view} />
        <AsOf day={day} now={view.now} />
      </aside>
      <ActionBar left={`${nameOf(way)}, ${price}`} right={ready}>
        {children}
      </ActionBar>
    </>
  );
};
