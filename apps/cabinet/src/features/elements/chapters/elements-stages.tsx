import { Card } from '@novosel/ui/blocks/card.tsx';
import { type Stage, Stages } from '@novosel/ui/blocks/stages.tsx';
import { Timeline } from '@novosel/ui/blocks/timeline.tsx';
import { Dim } from '@novosel/ui/text/dim.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const deal = ['booking', 'mortgage', 'parameters', 'members', 'paperwork', 'end'];
const assignment = ['start', 'documents', 'contract', 'awaits', 'success'];

const course = (keys: string[], at: number, words: (key: string) => Pick<Stage, 'title' | 'note'>): Stage[] =>
  keys.map((key, index) => ({
    key,
    ...words(key),
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }));

const Terms = () => {
  const t = useText();
  const ends = { from: t('elements.day.19'), to: t('elements.day.24') };
  return (
    <Card className={styles.narrow}>
      <Dim value={0.22} now={t('elements.turn.left')} {...ends} />
      <Dim value={0.94} state="soon" now={t('elements.dim.soon')} {...ends} />
      <Dim value={1} state="over" now={t('elements.dim.over')} {...ends} />
      <Dim value={0.6} ticks={[0.3, 0.75]} from="Basic" to="Premium" />
    </Card>
  );
};

export const ElementsStages = () => {
  const t = useText();
  const words = (key: string) => ({
    title: t(`elements.stage.${key}`),
    note: t(`elements.stage.${key}.note`),
  });
  const plain = (key: string) => ({ title: t(`elements.assignment.${key}`) });
  return (
    <Section id="stages">
      <Shown note={t('elements.stages.deal')} whole>
        <Stages stages={course(deal, 4, words)} />
      </Shown>
      <Shown note={t('elements.stages.assignment')} whole>
        <Stages stages={course(assignment, 2, plain)} variant="assignment" />
      </Shown>
      <Shown note={t('elements.stages.begun')} whole>
        <Stages
          stages={course(deal, 0, words).map((stage) => ({ ...stage, progress: 0.15 }))}
          label={t('elements.stages.begun')}
        />
      </Shown>
      <Shown note={t('elements.stages.folded')}>
        <Card className={styles.narrow}>
          <Stages stages={course(deal, 4, words)} label={t('elements.stages.folded')} data-as="phone" />
        </Card>
      </Shown>
      <Shown note={t('elements.dim')}>
        <Terms />
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
