import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { deskDeal, deskQueue } from '@novosel/contract/desk/endpoints.ts';
import { decideMember, deskMembers } from '@novosel/contract/members/desk-endpoints.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import { returnPhrase } from '@novosel/contract/members/papers/returns.ts';
import { glancePassport, waitingPassports } from '@novosel/contract/passports/desk-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isWrongStep } from '../../../shared/acts/use-stale-step.ts';
import { useDecision } from '../../../shared/passport/use-decision.ts';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import { isWaiting } from './member-row.tsx';
import type { OpenedPapersProps } from './member-window-props.ts';
import styles from './members.module.css';
import { paperParts } from './paper-parts.ts';
import { PaperSection } from './paper-section.tsx';
import { countMarked, findingsOf, type ReturnMarks } from './return-marks.ts';

/** Opened papers, and the decision about them: accepted, or which ones are returned and why. */
export const OpenedPapers = (props: OpenedPapersProps) => {
  const { deal, member, place, file, onAnew, onClose } = props;
  const t = useText();
  const locale = useLocale();
  const id = useId();
  // A colleague may decide first: then the form stays on the screen and shows the refusal.
  const [decides] = useState(isWaiting(member) && mayCheckMembers(place));
  const parts = paperParts(file, t, locale);
  const fields = parts.map(({ field }) => field);
  // Marks are kept for each sent version: papers that are sent again start without marks.
  const draft = `member:${member.id}:${file.seen}`;
  const [marks, change] = useDraft<ReturnMarks>(draftOf(draft), {});
  const count = countMarked(marks, fields);
  const { decide, stale } = useMemberDecision(props, draft);
  const { form, tried, attempt } = useFirstWrong();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const findings = findingsOf(marks, fields);
    attempt();
    if (!findings || decide.isPending) return;
    decide.mutate({ params: { deal, member: member.id }, body: { seen: file.seen, findings } });
  };
  const again = () => {
    draftOf(draft).forget();
    onAnew();
  };
  // Each button has a key: else the second half of a double press would hit another act in its place.
  const act = stale ? (
    <Button key="anew" onClick={again}>
      {t('passport.anew')}
    </Button>
  ) : count > 0 ? (
    <Button key="return" type="submit" form={id} variant="danger" busy={decide.isPending}>
      {t('deal.members.return', { count })}
    </Button>
  ) : (
    <Button key="accept" type="submit" form={id} busy={decide.isPending}>
      {t('deal.members.accept')}
    </Button>
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={t('deal.members.papers', { name: member.name })}
      note={t('passport.record')}
      size="md"
      busy={decide.isPending}
      actions={decides && act}
    >
      <form
        ref={form}
        id={id}
        className={styles.papers}
        onSubmit={send}
        noValidate
        aria-label={decides ? t('deal.members.check') : undefined}
      >
        {file.findings.length > 0 && (
          <Alert tone="bad" title={t('deal.members.findings')}>
            <ul>
              {file.findings.map((finding) => (
                <li key={finding.field}>{returnPhrase(finding, locale)}</li>
              ))}
            </ul>
          </Alert>
        )}
        {parts.map((part) => (
          <PaperSection
            key={part.field}
            {...{ deal, part, tried }}
            member={member.id}
            mark={marks[part.field] ?? null}
            onMark={decides ? (mark) => change({ [part.field]: mark }) : undefined}
          />
        ))}
        {stale && (
          <Alert tone="warn" urgent title={t('deal.members.stale')}>
            {t('deal.members.stale.note')}
          </Alert>
        )}
        {decide.error && !stale && <ErrorAlert errors={refusalWords(decide.error, locale)} />}
      </form>
    </Modal>
  );
};

/** The call that decides; `stale` once the member has sent other papers than the opened ones. */
function useMemberDecision({ member, file, onClose }: OpenedPapersProps, draft: string) {
  const t = useText();
  const decide = useDecision(decideMember, {
    draft,
    shown: [deskMembers, deskDeal, deskQueue, glancePassport, waitingPassports],
    said: ({ body: { findings } }) =>
      t('deal.members.decided', { count: findings.length, name: member.name }),
    onClose,
  });
  const changed = member.since > file.seen && !decide.isPending && !decide.isSuccess;
  return { decide, stale: isWrongStep(decide.error) || changed };
}

/** Focuses the first field with a problem after a try. */
function useFirstWrong() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[data-wrong] button')?.focus();
  }, [tries]);
  return { form, tried: tries > 0, attempt: () => setTries(tries + 1) };
}
