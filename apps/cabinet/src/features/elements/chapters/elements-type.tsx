import { fromRubles } from '@novosel/contract/texts/money.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './shown.module.css';
import { Section } from './shown.tsx';

const colours = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'accent',
  'accent-soft',
  'turn-surface',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'info',
  'info-soft',
  'party-us',
  'party-third',
];

export const ElementsColours = () => {
  const t = useText();
  return (
    <Section id="colours" columns={1}>
      <div className={styles.swatches}>
        {colours.map((colour) => (
          <div key={colour}>
            <i className={styles.swatch} style={{ background: `var(--${colour})` }} />
            <b>--{colour}</b>
            <div className="muted">{t('elements.colour.role', { colour: colour.replaceAll('-', '_') })}</div>
          </div>
        ))}
      </div>
    </Section>
  );
};

export const ElementsType = () => {
  const t = useText();
  return (
    <Section id="type">
      <div>
        <p className="display">{t('elements.type.display')}</p>
        <p className="title-l">{t('elements.type.titleL')}</p>
        <p className="title-m">{t('elements.type.titleM')}</p>
        <p className="title-s">{t('elements.type.titleS')}</p>
      </div>
      <div>
        <p className="lead">{t('elements.type.lead')}</p>
        <p>{t('elements.type.body')}</p>
        <p className="small muted">{t('elements.type.small')}</p>
        <p>
          <Money sum={fromRubles(12_480_000)} figure />
        </p>
        <p>
          <Money sum={fromRubles(11_111_117)} figure />
        </p>
      </div>
    </Section>
  );
};
