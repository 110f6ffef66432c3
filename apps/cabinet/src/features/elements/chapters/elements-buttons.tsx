import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { Logo } from '@novosel/ui/look/logo.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Section, Shown } from './shown.tsx';
import { States } from './states.tsx';

/** Shows a button as busy for so many ms after a press. */
const useBusyFor = (long: number) => {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), long);
  };
  return [busy, press] as const;
};

export const ElementsButtons = () => {
  const t = useText();
  const [busy, sign] = useBusyFor(2000);
  const [brief, check] = useBusyFor(10);
  return (
    <Section id="buttons">
      <Shown note={t('elements.buttons.main')}>
        <div className="row">
          <Button busy={busy} onClick={sign}>
            {t('elements.sign')}
          </Button>
          <Button data-as="hover">{t('elements.sign')}</Button>
          <Button data-as="pressed">{t('elements.sign')}</Button>
          <Button data-as="focus">{t('elements.sign')}</Button>
          <Button busy>{t('elements.signing')}</Button>
        </div>
      </Shown>
      <Shown note={t('elements.buttons.secondary')}>
        <States variant="secondary">{t('elements.move')}</States>
      </Shown>
      <Shown note={t('elements.buttons.quiet')}>
        <States variant="quiet">{t('elements.more')}</States>
      </Shown>
      <Shown note={t('elements.buttons.danger')}>
        <States variant="danger">{t('elements.cancel')}</States>
      </Shown>
      <Shown note={t('elements.buttons.brief')}>
        <Button variant="secondary" busy={brief} onClick={check}>
          {t('elements.brief')}
        </Button>
      </Shown>
      <Shown note={t('elements.buttons.disabled')}>
        <Button disabledReason={t('elements.buttons.reason')}>{t('elements.send')}</Button>
      </Shown>
      <Shown note={t('elements.buttons.small')}>
        <div className="row">
          <Button variant="secondary" small icon={<Icon of={Download} />}>
            {t('elements.download')}
          </Button>
          <IconButton icon={Bell} label={t('elements.bell')} />
          <IconButton icon={Bell} label={t('elements.bell')} count={7} />
          <IconButton icon={Bell} label={t('elements.bell')} count={128} />
          <LinkButton href="#payments">{t('elements.payments')}</LinkButton>
        </div>
      </Shown>
      <Shown note={t('elements.buttons.smallStates')}>
        <div className="row">
          <IconButton icon={Bell} label={t('elements.bell')} data-as="hover" />
          <IconButton icon={Bell} label={t('elements.bell')} data-as="focus" />
          <LinkButton data-as="hover">{t('elements.payments')}</LinkButton>
          <LinkButton data-as="focus">{t('elements.payments')}</LinkButton>
        </div>
      </Shown>
      <Shown note={t('elements.buttons.wide')}>
        <Button wide>{t('elements.sign')}</Button>
      </Shown>
      <Shown note={t('elements.buttons.link')}>
        <div className="row">
          <ButtonLink href="#deal" variant="secondary">
            {t('elements.more')}
          </ButtonLink>
          <Logo name={t('elements.developer')} href="#home" />
        </div>
      </Shown>
    </Section>
  );
};
