import { fromRubles } from '@novosel/contract/texts/money.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Facts } from '@novosel/ui/blocks/facts.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { MoneyBar } from '@novosel/ui/money/money-bar.tsx';
import { QrCode } from '@novosel/ui/money/qr-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './shown.module.css';
import { Section } from './shown.tsx';

export const ElementsMoney = () => {
  const t = useText();
  const part = (key: string, rubles: number, state: 'done' | 'now' | 'next') => ({
    key,
    label: t(`elements.pay.${key}`),
    sum: fromRubles(rubles),
    state,
    note: t(`elements.pay.${key}.note`),
  });
  const row = (key: string, rubles: number, total = false) => ({
    key,
    label: t(`elements.sum.${key}`),
    value: <Money sum={fromRubles(rubles)} />,
    total,
  });
  return (
    <Section id="money">
      <Card title={t('elements.flat')} level={3}>
        <div className="stack">
          <Facts items={[t('elements.flat.number'), t('elements.flat.building'), t('elements.flat.floor')]} />
          <div>
            <Money sum={fromRubles(12_960_000)} struck />
            <br />
            <Money sum={fromRubles(12_480_000)} figure />
          </div>
        </div>
      </Card>
      <Card title={t('elements.pay')} level={3}>
        <MoneyBar
          parts={[
            part('booking', 30_000, 'done'),
            part('own', 3_714_000, 'now'),
            part('loan', 8_736_000, 'next'),
          ]}
        />
      </Card>
      <Card title={t('elements.sum')} level={3}>
        <Kv
          rows={[
            row('price', 12_960_000),
            row('card', -129_600),
            row('early', -350_400),
            row('total', 12_480_000, true),
          ]}
        />
      </Card>
      <Card title={t('elements.qr')} level={3}>
        <div className={styles.qr}>
          <QrCode
            value="https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01&bank=000000000001&sum=3000000"
            label={t('elements.qr')}
          />
        </div>
      </Card>
    </Section>
  );
};
