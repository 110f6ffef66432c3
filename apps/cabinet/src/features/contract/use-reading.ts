import { isOutcomeUnknown } from '@novosel/client/calls/errors.ts';
import { queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getContract, openContract } from '@novosel/contract/contracts/endpoints.ts';
import type { ContractView, VersionView } from '@novosel/contract/contracts/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isOpenToMe } from './standing.ts';

/** How long clauses are gathered before they are sent, and after a call without an answer, in ms. */
const gatherFor = 1000;
const againAfter = 5000;

/** What the reader has to read of the version that holds, and has read. */
export interface Reading {
  /** The reader signs, and reads now. */
  readonly isOpen: boolean;
  readonly toRead: readonly string[];
  /** Of those to read, in their order. */
  readonly unread: readonly string[];
  readonly isRead: (id: string) => boolean;
  readonly onShown: (id: string) => void;
}

interface Read {
  readonly view: ContractView;
  readonly current: VersionView | null;
  readonly estate: number;
}

/** Keeps which clauses were shown to a signer, and tells the server of them and of the first look. */
export function useReading({ view, current, estate }: Read): Reading {
  const [shown, setShown] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const queries = useQueryClient();
  const { mutate } = useCall(openContract, {
    oneByOne: true,
    afterRefusal: [getContract],
    onDone: (answer) => queries.setQueryData(queryKeyOf(getContract, { params: { estate } }), answer),
  });
  const isOpen = current !== null && isOpenToMe(view);
  const isNew = view.waits === 'not-opened';
  const unsent = shown.filter((id) => !view.readIds.includes(id)).join(' ');
  const version = current?.number;
  useEffect(() => {
    if (!isOpen || version === undefined || (!isNew && unsent === '')) return;
    const send = () =>
      mutate(
        { params: { estate }, body: { version, clauses: unsent.split(' ').filter(Boolean) } },
        { onError: (error) => isOutcomeUnknown(error) && setTries((before) => before + 1) },
      );
    const timer = setTimeout(send, tries > 0 ? againAfter : isNew ? 0 : gatherFor);
    return () => clearTimeout(timer);
  }, [isOpen, isNew, version, unsent, estate, mutate, tries]);
  const onShown = useCallback(
    (id: string) => setShown((before) => (before.includes(id) ? before : [...before, id])),
    [],
  );
  const isRead = (id: string) => view.readIds.includes(id) || shown.includes(id);
  return { isOpen, toRead: view.toRead, unread: view.toRead.filter((id) => !isRead(id)), isRead, onShown };
}
