import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { UndoDialog } from '../imports/acts/undo-dialog.tsx';
import { growthOf, growthWords } from '../imports/lines/cell-words.ts';
import { planPath } from '../paths.ts';
import styles from './planned-group.module.css';
import type { PlannedGroup, PlannedPrice } from './planned-groups.ts';

interface PlannedGroupCardProps {
  /** Its number in the list, from 1: two plans may have the same day and file name. */
  place: number;
  group: PlannedGroup;
  /** The imported file, if the list of imports still has it. */
  batch: ImportBatch | undefined;
  cancels: boolean;
}

/** Prices that begin to hold on one day, each beside today's. */
export const PlannedGroupCard = ({ place, group, batch, cancels }: PlannedGroupCardProps) => {
  const t = useText();
  const locale = useLocale();
  const [canceling, setCanceling] = useState(false);
  const day = formatDay(group.validFrom, { now: Date.now(), locale });
  const file = batch?.fileName ?? t('catalogue.plan.file.name');
  const growth = ({ beforeKopecks, kopecks }: PlannedPrice) => {
    const grown = growthOf({ before: beforeKopecks, after: kopecks });
    return grown === undefined ? '—' : growthWords(grown, t('catalogue.cell.decimal'));
  };
  return (
    // Not a named region: two plans may begin on one day. The table below is named by its number, too.
    <Card>
      <div className={styles.head}>
        <h2 className="title-s">{t('catalogue.plan.from', { day })}</h2>
        <Button
          variant="secondary"
          small
          disabledReason={cancels ? null : t('catalogue.import.denied')}
          onClick={() => setCanceling(true)}
        >
          {t('catalogue.plan.cancel')}
        </Button>
      </div>
      <p className={styles.file}>
        <Link href={planPath(group.batch)}>{file}</Link>
        {batch && <span className="muted">{batch.staff}</span>}
        <span className="muted">{t('catalogue.plan.count', { count: group.of })}</span>
      </p>
      <Table
        caption={t('catalogue.plan.prices', { place, day, file })}
        rows={[...group.prices]}
        rowKey={({ estate, form }) => `${estate} ${form}`}
        columns={[
          {
            key: 'estate',
            title: t('catalogue.plan.estate'),
            cell: ({ number, form }) => (
              <>
                <b>{t('catalogue.line.new', { number })}</b>
                <span className={styles.under}>{t(`catalogue.column.${form}`)}</span>
              </>
            ),
          },
          {
            key: 'price',
            title: t('catalogue.plan.then'),
            numeric: true,
            cell: ({ beforeKopecks, kopecks }) => (
              <>
                <b>
                  <Money sum={kopecks} />
                </b>
                <span className={styles.under}>
                  <span className="sr">{t('catalogue.plan.now')}</span>
                  {beforeKopecks !== null && <Money sum={beforeKopecks} struck />}
                </span>
              </>
            ),
          },
          { key: 'growth', title: t('catalogue.plan.growth'), numeric: true, cell: growth },
        ]}
      />
      {group.prices.length < group.of && (
        <p className={styles.rest}>
          <Link href={planPath(group.batch)}>{t('catalogue.plan.all', { count: group.of })}</Link>
        </p>
      )}
      {canceling && (
        <UndoDialog
          batch={{ id: group.batch, state: 'planned', created: 0 }}
          houses={[]}
          onClose={() => setCanceling(false)}
        />
      )}
    </Card>
  );
};
