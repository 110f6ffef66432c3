import { RefusalError } from '@novosel/client/calls/errors.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { setShares } from '@novosel/contract/members/endpoints.ts';
import { marriageForm } from '@novosel/contract/members/papers/papers.ts';
import { type FieldPaths, fieldAt, papersErrors } from '@novosel/contract/members/papers/papers-errors.ts';
import { marriageProblems } from '@novosel/contract/members/papers/papers-problems.ts';
import { shareGroupsFindings } from '@novosel/contract/members/shares/share-groups.ts';
import { groupsFindingPhrase } from '@novosel/contract/members/shares/share-phrases.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useRefusedFields } from '@novosel/ui/form/use-refused-fields.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import type { OpenProps } from '../open-props.ts';
import { useLatePress } from '../papers/use-late-press.ts';
import { useMembersCall } from '../use-members-call.ts';
import {
  groupsBody,
  isSaved,
  judgedGroups,
  marriageOf,
  rowsOf,
  type SharesTyped,
  sharesTyped,
} from './shares-typed.ts';

const paths: FieldPaths<SharesTyped> = {
  shares: 'groups',
  number: 'marriage.number',
  issuedOn: 'marriage.issuedOn',
  office: 'marriage.office',
  scans: 'marriage.scans',
};

/** A path of the call without the place of its group. */
const plainPath = (path: string): string => path.replace(/^groups\.\d+\.(?=marriage)/, '');

/** Shares as they are typed, judged by the rules of the contract at every key, saved by one press. */
export function useSharesForm({ deal, view, user, onOpen }: OpenProps) {
  const t = useText();
  const locale = useLocale();
  const { id: estate } = deal.card.estate;
  const today = isoDay(view.now);
  const [sending, setSending] = useState(false);
  const [draft] = useState(() => draftOf<SharesTyped>(`members:shares:${estate}`, user));
  const call = useMembersCall(setShares, estate, () => {
    draft.forget();
    onOpen(undefined);
    void toast({ tone: 'good', title: t('members.shares.saved') });
  });
  const findingsOf = (typed: SharesTyped) =>
    shareGroupsFindings(judgedGroups(rowsOf(typed, view), typed, today), view.signingDay);
  const marriageWords = (typed: SharesTyped) => {
    const found = papersErrors(
      marriageForm,
      marriageOf(typed),
      (one) => marriageProblems(one, today),
      locale,
    );
    const { scans, ...rest } = Object.fromEntries(found);
    return { ...rest, ...(scans && !sending && { scans: t('members.scans.missing') }) };
  };
  const check = wordsCheck<SharesTyped>((typed) => {
    const [found] = findingsOf(typed).filter(({ refusal }) => refusal !== 'joint-without-certificate');
    const isJoint = rowsOf(typed, view).some(({ joint }) => joint);
    return {
      ...(isJoint && marriageWords(typed)),
      shares: found && groupsFindingPhrase(found, locale),
    };
  });
  const kept = useKeptForm<SharesTyped>(check, sharesTyped(view), { draft, late: true });
  const refusal = call.error instanceof RefusalError ? call.error : undefined;
  const placed = useRefusedFields(kept.form, refusal?.errors, {
    fieldOf: (name) => fieldAt(paths, plainPath(name)),
    shouldFocus: true,
  });
  const { values } = kept;
  const rows = rowsOf(values, view);
  const groups = groupsBody(rows, values);
  const send = () => {
    if (sending) late.wait();
    else if (groups) call.send({ params: { estate }, body: { groups } });
  };
  const late = useLatePress(sending, () => void kept.form.handleSubmit(send)());
  return {
    ...kept,
    rows,
    findings: findingsOf(values),
    isSaved: isSaved(groups, view.groups),
    busy: call.busy || late.isWaiting,
    words: placed.length === 0 ? call.words : [],
    onSending: setSending,
    submit: send,
  };
}

export type SharesForm = ReturnType<typeof useSharesForm>;
