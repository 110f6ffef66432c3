import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { personLog } from '@novosel/contract/desk/audit-endpoints.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { personPath } from '../../shared/paths.ts';
import { LogPages } from './log-pages.tsx';

/** The audit records about a buyer, for everybody who may see his card. */
export const PersonLog = ({ person }: { person: number }) => {
  const t = useText();
  const log = useInfiniteQuery({
    ...pagesFor(personLog, 'before', { params: { person }, query: {} }),
    // Each reading is itself recorded: only a new visit reads again, not news or a return to the tab.
    enabled: ({ state }) => state.data === undefined,
    gcTime: 0,
  });
  return (
    <DeskSheet>
      <BackLink href={personPath(person)}>{t('audit.person.back')}</BackLink>
      <PageHead title={t('audit.person')} note={t('audit.note')} />
      <LogPages log={log} />
    </DeskSheet>
  );
};
