import { longestMessage } from '@novosel/contract/chat/rules.ts';
import { Button } from '@novosel/ui/button.tsx';
import { ChatComposer } from '@novosel/ui/chat/chat-composer.tsx';
import { type ChatLine, ChatThread } from '@novosel/ui/chat/chat-thread.tsx';
import { FileLinks } from '@novosel/ui/file-links.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { NextPage } from '@novosel/ui/next-page.tsx';
import { SidePanel } from '@novosel/ui/side-panel.tsx';
import { useState } from 'react';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A message of the longest and so many more. */
const over = 12;

const useTalk = () => {
  const t = useText();
  const [now] = useState(Date.now);
  const at = (ago: number) => new Date(now - ago).toISOString();
  const lines: ChatLine[] = [
    {
      key: 'asked',
      from: 'me',
      text: t('elements.chat.asked'),
      meta: t('elements.chat.read'),
      at: at(day + minute),
    },
    {
      key: 'answered',
      from: 'other',
      text: t('elements.chat.answered'),
      meta: t('elements.chat.who'),
      at: at(day),
    },
    { key: 'thanks', from: 'me', text: t('elements.chat.thanks'), at: at(minute) },
  ];
  return { now, lines };
};

export const ElementsChat = () => {
  const t = useText();
  const { now, lines } = useTalk();
  return (
    <Section id="talk">
      <Shown note={t('elements.chat.thread')}>
        <div className={styles.chat}>
          <ChatThread label={t('elements.chat.thread')} lines={lines} now={now} onEarlier={() => undefined} />
        </div>
      </Shown>
      <Shown note={t('elements.chat.composer')}>
        <div className="stack">
          <Composer label={t('elements.chat.rest')} ready={t('elements.chat.ready')} />
          <Composer
            label={t('elements.chat.over')}
            first={t('elements.chat.asked')
              .repeat(longestMessage)
              .slice(0, longestMessage + over)}
          />
          <Composer label={t('elements.chat.busy')} first={t('elements.chat.thanks')} busy />
        </div>
      </Shown>
      <Shown note={t('elements.chat.files')}>
        <FileLinks
          files={[
            { id: 'plan', title: t('elements.contract'), size: 481_024, href: '#plan' },
            { id: 'receipt', title: t('elements.receipt'), size: 2_411_724, href: '#receipt' },
          ]}
        />
      </Shown>
      <Shown note={t('elements.chat.next')}>
        <NextPage query={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => undefined }}>
          {t('elements.chat.more')}
        </NextPage>
        <NextPage query={{ hasNextPage: true, isFetchingNextPage: true, fetchNextPage: () => undefined }}>
          {t('elements.chat.more')}
        </NextPage>
      </Shown>
      <Shown note={t('elements.chat.panel')}>
        <Panel />
      </Shown>
    </Section>
  );
};

interface ComposerProps {
  label: string;
  first?: string;
  ready?: string;
  busy?: boolean;
}

const Composer = ({ label, first = '', ready, busy }: ComposerProps) => {
  const [value, setValue] = useState(first);
  return (
    <ChatComposer
      label={label}
      value={value}
      onChange={setValue}
      onSend={() => setValue('')}
      most={longestMessage}
      ready={ready}
      busy={busy}
    />
  );
};

const Panel = () => {
  const t = useText();
  const { now, lines } = useTalk();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" small onClick={() => setOpen(true)}>
        {t('elements.chat.open')}
      </Button>
      <SidePanel
        open={open}
        onClose={() => setOpen(false)}
        title={t('elements.talk')}
        note={t('elements.chat.who')}
      >
        <ChatThread label={t('elements.talk')} lines={lines} now={now} />
        <Composer label={t('elements.chat.rest')} />
      </SidePanel>
    </>
  );
};
