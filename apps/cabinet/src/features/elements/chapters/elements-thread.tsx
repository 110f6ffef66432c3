import { Card } from '@novosel/ui/blocks/card.tsx';
import { Thread } from '@novosel/ui/drawings/thread/thread.tsx';
import type { ThreadPoint } from '@novosel/ui/drawings/thread/thread-shape.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const course: readonly (readonly [key: string, lane: ThreadPoint['lane']])[] = [
  ['booking', 'you'],
  ['deposit', 'you'],
  ['mortgage', 'third'],
  ['members', 'you'],
  ['ready', 'us'],
  ['sign', 'you'],
  ['registration', 'third'],
  ['escrow', 'third'],
  ['keys', 'you'],
];
const present = 5;

export const ElementsThread = () => {
  const t = useText();
  const lanes = { you: t('elements.lane.you'), us: t('elements.lane.us'), third: t('elements.lane.third') };
  const points: ThreadPoint[] = course.map(([key, lane], index) => ({
    key,
    lane,
    state: index < present ? 'done' : index === present ? 'now' : 'next',
    title: t(`elements.thread.${key}`),
    date: t(`elements.thread.${key}.when`),
    detail: t('elements.thread.detail', {
      lane: lanes[lane].toLowerCase(),
      date: t(`elements.thread.${key}.when`),
    }),
  }));
  return (
    <Section id="thread" columns={1}>
      <Thread label={t('elements.thread.label')} lanes={lanes} points={points} />
      <Shown note={t('elements.thread.list')}>
        <Card className={styles.narrow}>
          <Thread label={t('elements.thread.list')} lanes={lanes} points={points} />
        </Card>
      </Shown>
    </Section>
  );
};
