import { chatFiles, longestMessage } from '@novosel/contract/chat/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { ChatComposer } from '@novosel/ui/chat/chat-composer.tsx';
import { type ChatLine, ChatThread } from '@novosel/ui/chat/chat-thread.tsx';
import { ChatTopic } from '@novosel/ui/chat/chat-topic.tsx';
import type { Attachment } from '@novosel/ui/chat/use-attachments.ts';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { SidePanel } from '@novosel/ui/windows/side-panel.tsx';
import { useState } from 'react';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const pages = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  fetchNextPage: async () => undefined,
};

const minute = 60_000;
const day = 24 * 60 * minute;
/** How many characters a message is longer than allowed. */
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
          <Composer
            label={t('elements.chat.rest')}
            ready={[t('elements.chat.ready'), t('elements.chat.asked')]}
          />
          <Composer
            label={t('elements.chat.over')}
            first={t('elements.chat.asked')
              .repeat(longestMessage)
              .slice(0, longestMessage + over)}
          />
          <Composer label={t('elements.chat.busy')} first={t('elements.chat.thanks')} busy />
          <Loaded />
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
        <NextPage query={pages}>{t('elements.chat.more')}</NextPage>
        <NextPage query={{ ...pages, isFetchingNextPage: true }}>{t('elements.chat.more')}</NextPage>
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
  ready?: readonly string[];
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

/** Files in every state, one that was refused, and what the message is about. */
const Loaded = () => {
  const t = useText();
  const file = (size: number) => new File([new Uint8Array(size)], t('elements.receipt'));
  const [files] = useState<readonly Attachment[]>(() => [
    { key: 'sending', file: file(240_000), progress: 40, state: 'sending' },
    { key: 'held', file: file(81_000), progress: 0, state: 'held' },
    { key: 'stored', file: file(12_000), progress: 100, state: 'stored', id: 'stored' },
  ]);
  const act = () => undefined;
  const refused = [t('ui.chat.files.most', { most: chatFiles.most })];
  const [value, setValue] = useState('');
  return (
    <ChatComposer
      label={t('elements.chat.loaded')}
      value={value}
      onChange={setValue}
      onSend={act}
      most={longestMessage}
      attachments={{ files, refused, rules: chatFiles, add: act, remove: act, take: () => files }}
      wait={t('elements.chat.wait')}
    >
      <ChatTopic onRemove={act}>{t('elements.chat.topic')}</ChatTopic>
    </ChatComposer>
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
