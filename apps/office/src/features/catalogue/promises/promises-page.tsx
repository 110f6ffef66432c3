import { useText } from '@novosel/ui/text/i18n.tsx';
import { HousePage } from '../frame/house-page.tsx';
import styles from '../imports/imports-page.module.css';
import { PromiseCard } from './promise-card.tsx';
import { PromiseHistory } from './promise-history.tsx';

/** Handover promises of a building; former promises stay for ever. */
export default function PromisesPage() {
  const t = useText();
  return (
    <HousePage title={t('catalogue.promise.title')} note={t('catalogue.promise.note')}>
      {(building) => (
        <div className={styles.beside}>
          <PromiseCard building={building} />
          <PromiseHistory building={building} />
        </div>
      )}
    </HousePage>
  );
}
