import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './estate-facts.module.css';
import { useEstateWords } from './use-estate-words.ts';

/** The main facts: place, floor, finishing, handover. */
export const EstateFacts = ({ estate }: { estate: Estate }) => {
  const t = useText();
  const words = useEstateWords();
  const facts = [
    ['complex', t('estate.complex', { title: estate.complex.title })],
    ['building', t('estate.building', { number: estate.building.number, section: estate.section })],
    ['floor', words.floor(estate)],
    ['finishing', words.finishing(estate)],
    ['views', words.views(estate)],
    ['handover', words.quarter(estate.handover, true)],
  ].filter(([, value]) => value);
  return (
    <div className={styles.place}>
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t('estate.fact', { fact: key ?? '' })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
