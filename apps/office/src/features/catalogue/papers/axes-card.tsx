import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import {
  axesLength,
  type HousePapersView,
  type PapersLot,
  saveAxes,
} from '@novosel/contract/catalogue/desk/papers-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useState } from 'react';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import styles from './papers.module.css';
import { usePapersAct } from './use-papers-act.ts';

interface AxesCardProps {
  view: HousePapersView;
  /** ID of the estate that is selected first. */
  lot: number | undefined;
}

/**
 * The position of an estate on the plan of its floor, by axes: one estate at a time; counts those without a
 * position.
 */
export const AxesCard = ({ view: { lots }, lot }: AxesCardProps) => {
  const t = useText();
  const [chosen, setChosen] = useState(lot);
  const one = lots.find(({ id }) => id === chosen);
  const without = lots.filter(({ axes }) => axes === null).length;
  return (
    <Card title={t('catalogue.papers.axes')}>
      <div className={styles.group}>
        <p className="small muted">{t('catalogue.papers.axes.without', { without })}</p>
        <Select
          label={t('catalogue.papers.lot')}
          search
          options={lots.map(({ id, axes, ...of }) => ({
            value: String(id),
            label: t('catalogue.papers.lot.of', { ...of, axes: axes ?? '—' }),
          }))}
          value={one ? String(one.id) : null}
          onChange={(id) => setChosen(id === null ? undefined : Number(id))}
        />
        {one && <Axes key={`${one.id} ${one.axes}`} lot={one} />}
      </div>
    </Card>
  );
};

const Axes = ({ lot: { id, axes } }: { lot: PapersLot }) => {
  const t = useText();
  const locale = useLocale();
  const [text, change, kept] = useDraft(draftOf<string>(`house-papers:axes:${id}`), axes ?? '');
  const act = usePapersAct(saveAxes, kept.forget);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate({ params: { estate: id }, body: { axes: text.trim() || null } });
  };
  return (
    <form className={styles.group} onSubmit={send} noValidate>
      <TextField
        label={t('catalogue.papers.axes.place')}
        hint={t('catalogue.papers.axes.hint')}
        autoComplete="off"
        maxLength={axesLength}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      {act.error && <ErrorAlert errors={refusalWords(act.error, locale)} />}
      <div>
        <Button type="submit" small busy={act.isPending}>
          {t('catalogue.papers.axes.save')}
        </Button>
      </div>
    </form>
  );
};
