import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';

/** Roles of the signed-in member of staff; undefined until they are loaded. */
export const useRoles = (): readonly StaffRole[] | undefined => useQuery(queryFor(deskMe)).data?.data.roles;
