import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { readDeskService, serviceQueue, stepDeskService } from '@novosel/contract/services/desk-endpoints.ts';
import {
  type DeskServiceAct,
  deskActsAt,
  type RequestState,
  serviceLimits,
  serviceMoves,
} from '@novosel/contract/services/rules.ts';
import type { BodyInputOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InboxForm } from '../../shared/inbox/inbox-form.tsx';
import { PapersField } from './papers-field.tsx';
import styles from './services.module.css';

/** With these the desk may give papers. */
const withPapers: readonly DeskServiceAct[] = ['answer', 'offer', 'issue'];
const { least, most } = serviceLimits.options;

/**
 * The next step of the desk: which, with what words, options and papers; all but the papers survives a
 * reload.
 */
export const StepForm = ({ id, state }: { id: string; state: RequestState }) => {
  const t = useText();
  const key = `service:${id}:${state}`;
  const [typedAct, setAct] = useTextDraft(`${key}:act`);
  const [text, setText] = useTextDraft(`${key}:text`);
  const [lines, setLines] = useTextDraft(`${key}:options`);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [reading, setReading] = useState(false);
  const act = deskActsAt(state).find((one) => one === typedAct) ?? null;
  const queries = useQueryClient();
  const stale = [serviceQueue];
  const move = useCall(stepDeskService, {
    invalidates: stale,
    afterRefusal: [serviceQueue, readDeskService],
    onDone: async () => {
      for (const field of ['act', 'text', 'options']) draftOf(`${key}:${field}`).forget();
      // The form of the next state stands there before the button is free: nobody chooses among steps that
      // are over.
      await queries.invalidateQueries(queriesOf(readDeskService));
      void toast({ tone: 'good', title: t('services.moved') });
    },
  });
  const options = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const needs = act && serviceMoves[act].needs;
  const reason =
    act === null
      ? t('services.act.none')
      : needs === 'text' && text.trim() === ''
        ? t('services.text.none')
        : needs === 'options' && (options.length < least || options.length > most)
          ? t('services.options.wrong', { least, most })
          : reading
            ? t('services.files.sending')
            : null;
  const send = () => {
    if (act === null || reason !== null) return;
    const papers = withPapers.includes(act) ? files : [];
    const body = { act, text, options: act === 'offer' ? options : [], files: papers };
    // Files go as parts of the body beside what the schema has of it.
    move.mutate({ params: { request: id }, body: body as BodyInputOf<typeof stepDeskService> });
  };
  return (
    <InboxForm error={move.error} onSend={send}>
      <Select
        label={t('services.act')}
        placeholder={t('services.act.choose')}
        required
        tall
        options={deskActsAt(state).map((value) => ({ value, label: t('services.do', { act: value }) }))}
        value={act}
        onChange={(chosen) => setAct(chosen ?? '')}
      />
      {act !== null && (
        <TextArea
          label={t('services.text', { needed: String(needs === 'text') })}
          maxLength={serviceLimits.words}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {act === 'offer' && (
        <TextArea
          label={t('services.options')}
          hint={t('services.options.hint', { least, most })}
          rows={4}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
      )}
      {act !== null && withPapers.includes(act) && <PapersField onFiles={setFiles} onReading={setReading} />}
      <div className={styles.send}>
        <Button type="submit" busy={move.isPending} disabledReason={reason}>
          {t('services.do', { act: act ?? 'none' })}
        </Button>
      </div>
    </InboxForm>
  );
};
