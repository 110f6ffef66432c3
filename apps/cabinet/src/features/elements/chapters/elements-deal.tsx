import { Button } from '@novosel/ui/actions/button.tsx';
import { TurnPanel } from '@novosel/ui/blocks/turn-panel.tsx';
import { Dim } from '@novosel/ui/text/dim.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Section, Shown } from './shown.tsx';
import { States } from './states.tsx';

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
      <Shown note={t('elements.turn.buttons')} whole>
        <TurnPanel
          party="you"
          who={t('elements.turn.you')}
          title={t('elements.turn.buttons.title')}
          actions={
            <div className="stack">
              <States variant="inverse">{t('elements.turn.read')}</States>
              <States variant="ghost">{t('elements.turn.ask')}</States>
            </div>
          }
          compact
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
  return (
    <Section id="deal">
      <Turns />
    </Section>
  );
};
