import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getEstate } from '@novosel/contract/catalogue/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useDeferredValue } from 'react';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import type { ShownEstate } from './board-model.ts';
import styles from './board-preview.module.css';
import { useDebounced } from './use-debounced.ts';

const tones = { sale: 'good', mine: 'turn', reserve: 'warn', sold: 'neutral' } as const;

interface BoardPreviewProps {
  estate: ShownEstate | undefined;
  /** Shown as a column on a wide screen, else as a strip below the board. */
  beside: boolean;
  /** Closes the preview, which covers the board on a phone and a tablet. */
  onClose: () => void;
}

/** Preview of the estate in focus; its plan loads when the pointer rests. */
export const BoardPreview = ({ estate, beside, onClose }: BoardPreviewProps) => {
  const t = useText();
  const words = useEstateWords();
  const rested = useDebounced(useDeferredValue(estate?.id));
  const { data } = useQuery({
    ...queryFor(getEstate, { params: { estate: rested ?? 0 } }),
    enabled: rested !== undefined,
    placeholderData: keepPreviousData,
  });
  const closing = (
    <div className={classNames(styles.close, 'mob')}>
      <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
    </div>
  );
  if (!estate)
    return (
      <Card className={styles.empty}>
        {t('catalogue.board.look')}
        {closing}
      </Card>
    );
  const card = data?.data.estate.id === estate.id ? data.data : undefined;
  return (
    <Card className={classNames(styles.root, beside ? styles.beside : styles.strip)}>
      <div className={styles.plan}>{card && <EstatePlan card={card} variant="small" maxHeight={200} />}</div>
      <div className={styles.words}>
        <Pill tone={tones[estate.state]}>
          {t('catalogue.board.state', { state: estate.state, counted: 'no', count: 0 })}
        </Pill>
        <b>{t('catalogue.board.name', { kind: estate.kind, number: estate.number })}</b>
        <p className="small muted">
          {t('catalogue.board.facts', { area: words.area(estate.area), floor: estate.floor })}
        </p>
        {estate.kopecks !== null && <Money sum={estate.kopecks} className="title-s" />}
      </div>
      <ButtonLink href={path('estate', { estate: estate.id })} variant="secondary" wide>
        {t('catalogue.board.open')}
      </ButtonLink>
      {closing}
    </Card>
  );
};
