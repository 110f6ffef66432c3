import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import SearchX from 'lucide-react/icons/search-x';

interface AbsentProps {
  what: 'estate' | 'building' | 'complex' | 'set' | 'invitation';
}

/** An address of the catalogue with nothing behind it: says so, and links to where one can go on. */
export const Absent = ({ what }: AbsentProps) => {
  const t = useText();
  return (
    <>
      <h1 className="sr">{t('catalogue.absent', { what })}</h1>
      <Card>
        <EmptyState
          icon={SearchX}
          title={t('catalogue.absent', { what })}
          action={<ButtonLink href={path('estates')}>{t('catalogue.absent.choose')}</ButtonLink>}
        >
          {t('catalogue.absent.note', { what })}
        </EmptyState>
      </Card>
    </>
  );
};
