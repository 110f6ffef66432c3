import { isOutcomeUnknown } from '@novosel/client/calls/errors.ts';
import { queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getContract, openContract } from '@novosel/contract/contracts/endpoints.ts';
import type { ContractView, VersionView } from '@novosel/contract/contracts/schema.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useUser } from '../../shared/account/use-user.ts';
import { isOpenToMe } from './standing.ts';

/** How long clauses are gathered before they are sent, and after a call without an answer, in ms. */
const gatherFor = 1000;
const againAfter = 5000;

/** What the reader has to read of the version that holds, and has read. */
export interface Reading {
  /** The reader signs, and reads now. */
  readonly isOpen: boolean;
  /** The reader keeps his cabinet frozen: he reads on, and nothing is kept of it. */
  readonly isFrozen: boolean;
  /** The version came while the page was open, and its changes are not shown yet. */
  readonly isNewer: boolean;
  /** What is shown counts as read, and is kept. */
  readonly isKept: boolean;
  readonly toRead: readonly string[];
  /** Of those to read, in their order. */
  readonly unread: readonly string[];
  readonly isRead: (id: string) => boolean;
  readonly onShown: (id: string) => void;
}

interface Shown {
  /** The version whose clauses they are. */
  readonly of: number | undefined;
  readonly ids: readonly string[];
}

interface Read {
  readonly view: ContractView;
  readonly current: VersionView | null;
  readonly estate: number;
  readonly isNewer: boolean;
}

/** Keeps which clauses were shown to a signer, and tells the server of them and of the first look. */
export function useReading({ view, current, estate, isNewer }: Read): Reading {
  const isFrozen = Boolean(useUser()?.frozenAt);
  const version = current?.number;
  const [{ ids: shown, of }, setShown] = useState<Shown>({ of: version, ids: [] });
  if (of !== version) setShown({ of: version, ids: [] });
  const [tries, setTries] = useState(0);
  const queries = useQueryClient();
  const { mutate } = useCall(openContract, {
    oneByOne: true,
    afterRefusal: [getContract, getUser],
    onDone: (answer) => queries.setQueryData(queryKeyOf(getContract, { params: { estate } }), answer),
  });
  const isOpen = current !== null && isOpenToMe(view);
  const isKept = isOpen && !isFrozen && !isNewer;
  const isNew = view.waits === 'not-opened';
  const unsent = shown.filter((id) => !view.readIds.includes(id)).join(' ');
  useEffect(() => {
    if (!isKept || version === undefined || (!isNew && unsent === '')) return;
    const send = () =>
      mutate(
        { params: { estate }, body: { version, clauses: unsent.split(' ').filter(Boolean) } },
        { onError: (error) => isOutcomeUnknown(error) && setTries((before) => before + 1) },
      );
    const timer = setTimeout(send, tries > 0 ? againAfter : isNew ? 0 : gatherFor);
    return () => clearTimeout(timer);
  }, [isKept, isNew, version, unsent, estate, mutate, tries]);
  const onShown = useCallback(
    (id: string) => setShown(({ of, ids }) => ({ of, ids: ids.includes(id) ? ids : [...ids, id] })),
    [],
  );
  const isRead = (id: string) => view.readIds.includes(id) || shown.includes(id);
  const { toRead } = view;
  const unread = toRead.filter((id) => !isRead(id));
  return { isOpen, isFrozen, isNewer, isKept, toRead, unread, isRead, onShown };
}
