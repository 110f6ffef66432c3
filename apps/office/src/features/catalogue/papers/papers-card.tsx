import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { type HousePapersView, saveHousePapers } from '@novosel/contract/catalogue/desk/papers-endpoints.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DraftNote } from '../../../shared/acts/draft-note.tsx';
import { WordedRefusal } from '../../../shared/contract/worded-refusal.tsx';
import { type PaperField, paperGroupNames, paperGroups } from './paper-fields.ts';
import { PaperInput } from './paper-input.tsx';
import styles from './papers.module.css';
import { isAsked, readPapers, type TypedPapers, typedOf } from './typed-papers.ts';
import { usePapersAct } from './use-papers-act.ts';

/** The form of the house papers; typed values stay until they are saved. */
export const PapersCard = ({ view: { building, papers, hash } }: { view: HousePapersView }) => {
  const t = useText();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [typed, change, kept] = useDraft<TypedPapers>(
    draftOf(`house-papers:${building.id}`),
    typedOf(papers),
  );
  const act = usePapersAct(saveHousePapers, kept.forget);
  const read = readPapers(typed);
  const wrongAt = ({ path, kind }: PaperField): string | undefined => {
    const found = tried && 'wrong' in read ? read.wrong.get(path) : undefined;
    if (!found) return undefined;
    const isMeasured = kind === 'area' || kind === 'percent';
    return isMeasured && found.problem !== 'required'
      ? t(`catalogue.papers.wrong.${kind}`)
      : fieldPhrase(found.problem, '', locale, found);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if ('wrong' in read) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (!act.isPending)
      act.mutate({ params: { building: building.id }, body: { seen: hash, papers: read.papers } });
  };
  return (
    <Card title={t('catalogue.papers.house', { complex: building.complex, number: building.number })}>
      <form ref={form} className={styles.form} onSubmit={send} noValidate>
        {kept.isLeft && <DraftNote onDrop={kept.drop} />}
        {paperGroupNames.map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend>{t(`catalogue.papers.group.${group}`)}</legend>
            {paperGroups[group]
              .filter(({ path }) => isAsked(typed, path))
              .map((field) => (
                <PaperInput
                  key={field.path}
                  field={field}
                  value={typed[field.path] ?? ''}
                  error={wrongAt(field)}
                  onChange={(text) => change({ [field.path]: text })}
                />
              ))}
          </fieldset>
        ))}
        <WordedRefusal error={act.error} own={{ STEP_WRONG: 'catalogue.papers.changed' }} />
        <div>
          <Button type="submit" busy={act.isPending}>
            {t('catalogue.papers.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
};
