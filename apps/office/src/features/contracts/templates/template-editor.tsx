import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import type { TemplateClause } from '@novosel/contract/contracts/template.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { DraftNote } from '../../../shared/acts/draft-note.tsx';
import { isWrongStep } from '../../../shared/acts/use-stale-step.ts';
import { WordedRefusal } from '../../../shared/contract/worded-refusal.tsx';
import { ClauseList } from './clause-list.tsx';
import styles from './templates.module.css';
import { type TypedTemplate, templateClause, typedClause, wrongFields } from './typed-template.ts';
import { useSaveTemplate } from './use-save-template.ts';

/** As the contract has it. */
const longestEdition = 60;

const own = {
  STEP_WRONG: 'contracts.template.approved',
  VALIDATION: 'contracts.template.invalid',
};

interface TemplateEditorProps {
  /** Null: a new edition. */
  id: string | null;
  edition: string;
  clauses: readonly TemplateClause[];
  /** Whether something is changed and not saved. */
  onChanged?: (isChanged: boolean) => void;
}

/** The clauses of an edition that is not approved yet; what is changed stays until it is saved. */
export const TemplateEditor = ({ id, edition, clauses, onChanged }: TemplateEditorProps) => {
  const t = useText();
  const [first] = useState<TypedTemplate>({ edition, clauses: clauses.map(typedClause) });
  const [typed, change, kept] = useDraft(draftOf<TypedTemplate>(`template:${id ?? 'new'}`), first);
  const [tried, setTried] = useState(false);
  const save = useSaveTemplate(id, kept.forget);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(first);
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);
  const wrong = wrongFields(typed);
  const send = (replaces: string | null) => {
    setTried(true);
    if (wrong.size > 0 || save.isPending) return;
    const body = { replaces, edition: typed.edition.trim(), clauses: typed.clauses.map(templateClause) };
    save.mutate({ body });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(id);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('contracts.clauses')}>
      {kept.isLeft && <DraftNote onDrop={kept.drop} />}
      <TextField
        label={t('contracts.edition')}
        hint={t('contracts.edition.hint')}
        required
        autoComplete="off"
        maxLength={longestEdition}
        value={typed.edition}
        error={tried && wrong.has('edition') ? t('contracts.edition.missing') : undefined}
        onChange={(event) => change({ edition: event.target.value })}
      />
      {tried && wrong.size > 0 && <Alert tone="bad">{t('contracts.template.wrong')}</Alert>}
      <WordedRefusal error={save.error} own={own} />
      <div className={styles.acts}>
        <Button type="submit" busy={save.isPending}>
          {t('contracts.template.save')}
        </Button>
        {isWrongStep(save.error) && (
          <Button variant="secondary" busy={save.isPending} onClick={() => send(null)}>
            {t('contracts.template.saveNew')}
          </Button>
        )}
      </div>
      <ClauseList
        clauses={typed.clauses}
        wrong={tried ? wrong : new Set()}
        onChange={(next) => change({ clauses: next })}
      />
    </form>
  );
};
