import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '../../shared/account/use-user.ts';
import { loadAccount } from '../../shared/page/account.ts';
import { queries } from '../../shared/page/queries.ts';

const Completion = lazy(async () => {
  const { loadCompletion } = await import('../../features/completion/load-completion.ts');
  return { default: (await loadCompletion()).Completion };
});

const toConfirm = 5;

const open = async (): Promise<void> => {
  await queries.fetchQuery({ ...queryFor(getUser), staleTime: 0 });
  void loadAccount();
};

/**
 * The page, unless the person must first enter the code of his registration (S3-03, S4.3-01): that form
 * instead.
 */
export const Unconfirmed = ({ children }: { children: ReactNode }) => {
  const user = useUser();
  if (user?.status !== toConfirm) return children;
  return (
    <Suspense>
      <Completion user={user} onDone={open} />
    </Suspense>
  );
};
