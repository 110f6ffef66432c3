import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { Dim } from '@novosel/ui/dim.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { type Stage, Stages } from '@novosel/ui/stages.tsx';
import { Timeline } from '@novosel/ui/timeline.tsx';
import { TurnPanel } from '@novosel/ui/turn-panel.tsx';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const steps = ['booking', 'mortgage', 'parameters', 'members', 'paperwork', 'end'];

const Turns = () => {
  const t = useText();
  return (
    <>
      <Shown note={t('elements.turn.yours')} whole>
        <TurnPanel
          party="you"
          who={t('elements.turn.you')}
          term={t('elements.turn.until')}
          title={t('elements.turn.sign')}
          why={t('elements.turn.why')}
          dim={
            <Dim
              value={0.22}
              from={t('elements.day.19')}
              now={t('elements.turn.left')}
              to={t('elements.day.24')}
            />
          }
          actions={
            <>
              <Button variant="inverse">{t('elements.turn.read')}</Button>
              <Button variant="ghost">{t('elements.turn.ask')}</Button>
            </>
          }
          otherwise={t('elements.turn.otherwise')}
        />
      </Shown>
      {(['third', 'us'] as const).map((party) => (
        <Shown key={party} note={t(`elements.turn.${party}.note`)}>
          <TurnPanel
            party={party}
            who={t(`elements.turn.${party}`)}
            term={t('elements.turn.promise')}
            title={t(`elements.turn.nothing.${party}`)}
            why={t('elements.turn.write')}
            compact
          />
        </Shown>
      ))}
    </>
  );
};

export const ElementsDeal = () => {
  const t = useText();
  const stages: Stage[] = steps.map((key, index) => ({
    key,
    title: t(`elements.stage.${key}`),
    note: t(`elements.stage.${key}.note`),
    state: index < 4 ? 'done' : index === 4 ? 'now' : 'next',
  }));
  return (
    <Section title={t('elements.deal')}>
      <Turns />
      <Shown note={t('elements.stages')} whole>
        <Stages stages={stages} />
      </Shown>
      <Shown note={t('elements.dim')}>
        <Card className={styles.narrow}>
          <Dim
            value={0.22}
            from={t('elements.day.19')}
            now={t('elements.turn.left')}
            to={t('elements.day.24')}
          />
          <Dim
            value={0.94}
            state="soon"
            from={t('elements.day.19')}
            now={t('elements.dim.soon')}
            to={t('elements.day.24')}
          />
          <Dim
            value={1}
            state="over"
            from={t('elements.day.19')}
            now={t('elements.dim.over')}
            to={t('elements.day.24')}
          />
          <Dim value={0.6} ticks={[0.3, 0.75]} from="Basic" to="Premium" />
        </Card>
      </Shown>
      <Shown note={t('elements.timeline')}>
        <Timeline
          items={['ready', 'loan', 'booked'].map((key, index) => ({
            key,
            title: t(`elements.timeline.${key}`),
            when: t(`elements.timeline.${key}.when`),
            dateTime: `2026-11-${19 - index * 2}`,
            now: index === 0,
          }))}
        />
      </Shown>
    </Section>
  );
};
