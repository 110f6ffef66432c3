import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useSearchParams } from 'react-router';
import styles from '../imports/imports-page.module.css';
import { BuildingCard } from './building-card.tsx';
import { PromiseCard } from './promise-card.tsx';
import { PromiseHistory } from './promise-history.tsx';

/** When the keys of a building are promised; what was promised before stays for ever. */
export default function PromisesPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const building = Number(params.get('building')) || undefined;
  return (
    <>
      <PageHead title={t('catalogue.promise.title')} note={t('catalogue.promise.note')} />
      <div className={styles.root}>
        <BuildingCard
          building={building}
          onChoose={(id) => setParams({ building: String(id) }, { replace: true })}
        />
        {building && (
          <div key={building} className={styles.beside}>
            <PromiseCard building={building} />
            <PromiseHistory building={building} />
          </div>
        )}
      </div>
    </>
  );
}
