import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { priceOfWay, readyBy, type SignatureWay } from '@novosel/contract/eds/ways.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActionBar } from '../../../../shared/estate/action-bar.tsx';
import beside from '../../../../shared/page/beside.module.css';
import { DataCard } from '../data-card.tsx';
import styles from '../eds.module.css';
import { EdsBrief } from '../eds-brief.tsx';
import { EdsFrame } from '../eds-frame.tsx';
import { useEdsWords } from '../eds-words.ts';
import { SignatureList } from '../signatures/signature-list.tsx';
import { AsOf, OtherwiseCard } from './otherwise-card.tsx';
import { WayChoice } from './way-choice.tsx';
import { pageOfWay } from './way-pages.ts';

/** Where to get a certificate (S2.1-06, S2.1-20). */
export const ChoicePage = () => {
  const t = useText();
  return (
    <EdsFrame title={t('eds.title')} note={t('eds.note')}>
      {(view) => <Choice view={view} />}
    </EdsFrame>
  );
};

const Choice = ({ view }: { readonly view: EdsView }) => {
  const t = useText();
  const words = useEdsWords();
  const [way, choose] = useState<SignatureWay>('goskey');
  const ready = words.ready(way, readyBy(way, new Date(view.now)), view.now);
  const price = words.price(priceOfWay(way, isoDay(view.now)));
  const act = (
    <ButtonLink href={path(pageOfWay[way])} wide>
      {t('eds.order', { way })}
    </ButtonLink>
  );
  return (
    <>
      <EdsBrief view={view} step="way" title={t('eds.choose')} />
      <div className={beside.flow}>
        <div className="stack">
          <WayChoice view={view} way={way} choose={choose} />
          <DataCard data={view.data} now={view.now} />
          {view.orders.length > 0 && <SignatureList view={view} />}
        </div>
        <aside className={beside.side}>
          <Card title={t('eds.chosen')} minor>
            <div className="stack">
              <p className="title-m">{words.way(way)}</p>
              <Kv
                rows={[
                  { key: 'price', label: t('eds.price'), value: price },
                  { key: 'ready', label: t('eds.ready'), value: ready },
                  { key: 'valid', label: t('eds.valid'), value: t('eds.valid.months') },
                ]}
              />
              <div className={styles.act}>{act}</div>
              <p className="small muted">{t('eds.order.note', { way })}</p>
            </div>
          </Card>
          <OtherwiseCard view={view} />
          <AsOf day={isoDay(view.now)} now={view.now} />
        </aside>
      </div>
      <ActionBar left={`${words.way(way)}, ${price}`} right={ready}>
        {act}
      </ActionBar>
    </>
  );
};
