import { formatDate } from '@novosel/contract/time/time.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { brand } from '../../../shared/brand.ts';
import { saveBytes } from '../../../shared/papers/save-file.ts';
import styles from './check.module.css';
import type { Described } from './describe/described.ts';

const icons = { good: Check, warn: CircleQuestionMark, bad: X } as const;

/** What the check has found, first; with its report, and our telephone when something is wrong. */
export const VerdictPanel = ({ described, at }: { described: Described; at: Date }) => {
  const t = useText();
  const locale = useLocale();
  const { tone, title, note } = described;
  const save = useMutation({
    // The report is made here: it needs no connection.
    networkMode: 'always',
    mutationFn: async () => {
      const { makeReport } = await import('./pdf/report-pdf.ts');
      const pdf = await makeReport(described, { t, at, locale });
      const fileName = t('check.report.file', { date: formatDate(at) });
      saveBytes(pdf, fileName.replaceAll('\u00a0', ' '));
    },
  });
  return (
    <section
      className={classNames(styles.verdict, styles[tone])}
      aria-labelledby="check-verdict"
      role="status"
    >
      <span className={styles.mark}>
        <Icon of={icons[tone]} />
      </span>
      <div>
        <h2 className="title-l" id="check-verdict">
          {title}
        </h2>
        <p>{note}</p>
        <ErrorAlert errors={save.error ? [t('check.report.failed')] : []} />
      </div>
      <div className={styles.acts}>
        <Button icon={<Icon of={Download} size="s" />} busy={save.isPending} onClick={() => save.mutate()}>
          {t('check.report')}
        </Button>
        {tone === 'bad' && (
          <ButtonLink variant="secondary" external href={`tel:${brand.phones.support}`}>
            {t('check.call')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};
