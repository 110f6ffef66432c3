import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { RequestDeskEndpoints } from '@novosel/contract/requests/any-endpoints.ts';
import { deskActsIn, type RequestInbox } from '@novosel/contract/requests/inbox.ts';
import type { BodyInputOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InboxForm } from '../../shared/inbox/inbox-form.tsx';
import { PapersField } from './papers-field.tsx';
import styles from './requests.module.css';

interface StepFormProps {
  inbox: RequestInbox;
  id: string;
  state: string;
}

/** The next step of the desk: its kind, text, options and files; all but the files survives a reload. */
export const StepForm = ({ inbox, id, state }: StepFormProps) => {
  const t = useText();
  const locale = useLocale();
  const { acts, desk, flow, limits } = inbox;
  const { least, most } = limits.options;
  const possible = deskActsIn(inbox, state);
  const key = `request:${id}:${state}`;
  const [typedAct, setAct] = useTextDraft(`${key}:act`);
  const [text, setText] = useTextDraft(`${key}:text`);
  const [lines, setLines] = useTextDraft(`${key}:options`);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [reading, setReading] = useState(false);
  const act = possible.find((one) => one === typedAct) ?? null;
  const queries = useQueryClient();
  const move = useCall(desk.move, {
    invalidates: [desk.queue],
    afterRefusal: [desk.queue, desk.one],
    onDone: async () => {
      for (const field of ['act', 'text', 'options']) draftOf(`${key}:${field}`).forget();
      // Waits for the form of the next state before the button is enabled, so that nobody chooses a past
      // step.
      await queries.invalidateQueries(queriesOf(desk.one));
      void toast({ tone: 'good', title: t('requests.moved') });
    },
  });
  const options = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const needs = act === null ? undefined : flow.moves[act]?.needs;
  const givesPapers = act !== null && acts[act]?.papers === true;
  const todo = (one: string) => acts[one]?.todo?.[locale] ?? one;
  const reason =
    act === null
      ? t('requests.act.none')
      : needs === 'text' && text.trim() === ''
        ? t('requests.text.none')
        : needs === 'options' && (options.length < least || options.length > most)
          ? t('requests.options.wrong', { least, most })
          : reading
            ? t('requests.files.sending')
            : null;
  const send = () => {
    if (act === null || reason !== null) return;
    const body = {
      act,
      text,
      options: needs === 'options' ? options : [],
      files: givesPapers ? files : [],
    };
    // Files are parts of the multipart body beside the fields of the schema.
    move.mutate({ params: { request: id }, body: body as BodyInputOf<RequestDeskEndpoints['move']> });
  };
  return (
    <InboxForm error={move.error} onSend={send}>
      <Select
        label={t('requests.act')}
        placeholder={t('requests.act.choose')}
        required
        tall
        options={possible.map((value) => ({ value, label: todo(value) }))}
        value={act}
        onChange={(chosen) => setAct(chosen ?? '')}
      />
      {act !== null && (
        <TextArea
          label={t('requests.text', { needed: String(needs === 'text') })}
          maxLength={limits.words}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {needs === 'options' && (
        <TextArea
          label={t('requests.options')}
          hint={t('requests.options.hint', { least, most })}
          rows={4}
          value={lines}
          onChange={(event) => setLines(event.target.value)}
        />
      )}
      {givesPapers && <PapersField onFiles={setFiles} onReading={setReading} />}
      <div className={styles.send}>
        <Button type="submit" busy={move.isPending} disabledReason={reason}>
          {act === null ? t('requests.do.none') : todo(act)}
        </Button>
      </div>
    </InboxForm>
  );
};
