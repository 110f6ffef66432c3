import { fromRubles } from '@novosel/contract/texts/money.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { Breadcrumbs } from '@novosel/ui/actions/breadcrumbs.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { LoadingBar } from '@novosel/ui/status/loading-bar.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Progress } from '@novosel/ui/status/progress.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { Spinner } from '@novosel/ui/status/spinner.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Bell from 'lucide-react/icons/bell';
import FileText from 'lucide-react/icons/file-text';
import Receipt from 'lucide-react/icons/receipt';
import styles from './shown.module.css';
import { Section, Shown, Still } from './shown.tsx';

const payments = [
  { date: '18.11.2026', key: 'booking', sum: 30_000, tone: 'good' },
  { date: '24.11.2026', key: 'own', sum: 3_714_000, tone: 'turn' },
  { date: '26.11.2026', key: 'loan', sum: 8_736_000, tone: 'third' },
] as const;

const Payments = ({ caption }: { caption: string }) => {
  const t = useText();
  return (
    <Table
      caption={caption}
      rows={[...payments]}
      rowKey={(payment) => payment.key}
      columns={[
        { key: 'what', title: t('elements.table.what'), cell: ({ key }) => t(`elements.pay.${key}`) },
        { key: 'date', title: t('elements.table.date'), cell: ({ date }) => date },
        {
          key: 'sum',
          title: t('elements.table.sum'),
          numeric: true,
          cell: ({ sum }) => <Money sum={fromRubles(sum)} />,
        },
        {
          key: 'state',
          title: t('elements.table.state'),
          cell: ({ tone }) => <Pill tone={tone}>{t(`elements.pill.${tone}`)}</Pill>,
        },
      ]}
    />
  );
};

const Loading = () => {
  const t = useText();
  return (
    <>
      <Shown note={t('elements.skeleton')}>
        <Card aria-busy>
          <Skeleton width="40%" height="26px" />
          <Skeleton lines={2} />
          <Skeleton width="70%" />
        </Card>
      </Shown>
      <Shown note={t('elements.spinner')}>
        <div className="stack">
          <div className="row">
            <Spinner />
            <span className="muted">{t('elements.spinner.words')}</span>
            <Spinner small />
          </div>
          <Progress label={t('elements.progress')} value={64} />
        </div>
      </Shown>
      <Shown note={t('elements.bar')}>
        <Still>
          <div className={styles.atEdge}>
            <LoadingBar active percent={50} />
          </div>
        </Still>
      </Shown>
      <Shown note={t('elements.path')}>
        <Breadcrumbs
          items={[{ label: t('elements.path.home'), href: '#home' }, { label: t('elements.path.deals') }]}
        />
        <BackLink href="#deals">{t('elements.path.back')}</BackLink>
      </Shown>
    </>
  );
};

export const ElementsLists = () => {
  const t = useText();
  return (
    <Section id="lists">
      <Card
        title={t('elements.documents')}
        level={3}
        end={<LinkButton href="#documents">{t('elements.documents.all')}</LinkButton>}
      >
        <List>
          <ListRow
            icon={FileText}
            title={t('elements.contract')}
            note={t('elements.size')}
            href="#contract"
            end="12.11.2026"
          />
          <ListRow icon={Receipt} title={t('elements.receipt')} end={<Money sum={fromRubles(30_000)} />} />
          <ListRow
            start={<Avatar name={t('elements.person')} />}
            title={t('elements.manager')}
            note={t('elements.manager.note')}
            onClick={() => undefined}
          />
        </List>
      </Card>
      <Card>
        <EmptyState icon={Bell} title={t('elements.empty')}>
          {t('elements.empty.text')}
        </EmptyState>
      </Card>
      <Shown note={t('elements.table')} whole>
        <Card>
          <Payments caption={t('elements.table')} />
        </Card>
      </Shown>
      <Shown note={t('elements.table.narrow')}>
        <Card className={styles.narrow}>
          <Payments caption={t('elements.table.narrow')} />
        </Card>
      </Shown>
      <Shown note={t('elements.broken')}>
        <Card>
          <ErrorState onRetry={() => undefined} />
        </Card>
      </Shown>
      <Shown note={t('elements.chat')}>
        <Card className="stack">
          <ChatBubble from="note">{t('elements.chat.today')}</ChatBubble>
          <ChatBubble from="other" meta={t('elements.chat.theirs.meta')}>
            {t('elements.chat.theirs')}
          </ChatBubble>
          <ChatBubble from="me" meta={t('elements.chat.mine.meta')}>
            {t('elements.chat.mine')}
          </ChatBubble>
        </Card>
      </Shown>
      <Loading />
    </Section>
  );
};
