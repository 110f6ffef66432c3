import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { Badge } from '@novosel/ui/status/badge.tsx';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { TimeLeft } from '@novosel/ui/text/time-left.tsx';
import { ToastStill } from '@novosel/ui/toasts/toast-look.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import styles from './shown.module.css';
import { Section, Shown, Still } from './shown.tsx';

/** In ms since the page was opened. */
const shownFor = 90_000;

const parties: PillTone[] = ['turn', 'us', 'third'];
const states: PillTone[] = ['good', 'warn', 'bad', 'info', 'neutral'];

export const ElementsMarks = () => {
  const t = useText();
  const pills = (tones: PillTone[]) =>
    tones.map((tone) => (
      <Pill key={tone} tone={tone}>
        {t(`elements.pill.${tone}`)}
      </Pill>
    ));
  return (
    <Section id="marks" columns={3}>
      <Shown note={t('elements.marks.counters')}>
        <div className="row">
          <Counter value={1} />
          <Counter value={99} />
          <Counter value={100} />
          <Counter value={4000} />
          <Counter value={3} quiet />
          <Badge>{t('elements.marks.new')}</Badge>
        </div>
      </Shown>
      <Shown note={t('elements.marks.parties')}>
        <div className="row">{pills(parties)}</div>
      </Shown>
      <Shown note={t('elements.marks.states')}>
        <div className="row">{pills(states)}</div>
      </Shown>
    </Section>
  );
};

export const ElementsMessages = () => {
  const t = useText();
  const [until] = useState(() => Date.now() + shownFor);
  const errors = [t('elements.errors.surname'), t('elements.errors.issuer')];
  const sent = () =>
    toast({ title: t('elements.toast.sent'), text: t('elements.toast.sent.text'), tone: 'good' });
  const told = () =>
    toast({ title: t('elements.received'), text: t('elements.received.text'), tone: 'info' });
  const warned = () =>
    toast({ title: t('elements.offline'), text: t('elements.offline.text'), tone: 'warn' });
  const failed = () => toast({ text: t('elements.toast.failed'), tone: 'bad' });
  return (
    <Section id="messages">
      <Shown note={t('elements.messages.errors')}>
        <div className="stack">
          <ErrorAlert errors={errors} />
          <ErrorAlert errors={errors} mode="list" />
          <ErrorAlert errors={errors} mode="validation" />
        </div>
      </Shown>
      <Shown note={t('elements.messages.alerts')}>
        <div className="stack">
          <Alert tone="warn" icon={WifiOff} title={t('elements.offline')}>
            {t('elements.offline.text')}
          </Alert>
          <Alert tone="good" title={t('elements.received')}>
            {t('elements.received.text')}
          </Alert>
          <Alert>{t('elements.info')}</Alert>
        </div>
      </Shown>
      <Shown note={t('elements.messages.toasts')}>
        <div className="row">
          <Button variant="secondary" onClick={sent}>
            {t('elements.toast.good')}
          </Button>
          <Button variant="secondary" onClick={told}>
            {t('elements.toast.info')}
          </Button>
          <Button variant="secondary" onClick={warned}>
            {t('elements.toast.warn')}
          </Button>
          <Button variant="secondary" onClick={failed}>
            {t('elements.toast.bad')}
          </Button>
        </div>
      </Shown>
      <Shown note={t('elements.messages.still')}>
        <Still className={styles.toasts}>
          <ToastStill type="good" title={t('elements.toast.sent')} message={t('elements.toast.sent.text')} />
          <ToastStill type="info" title={t('elements.received')} message={t('elements.received.text')} />
          <ToastStill type="warning" title={t('elements.offline')} message={t('elements.offline.text')} />
          <ToastStill type="bad" title={t('elements.toast.failed')} message={undefined} />
        </Still>
      </Shown>
      <Shown note={t('elements.messages.refusal')}>
        <RefusalAlert words={[t('elements.messages.refusal.one'), t('elements.messages.refusal.two')]} />
      </Shown>
      <Shown note={t('elements.messages.left')}>
        <TimeLeft until={until} />
      </Shown>
    </Section>
  );
};
