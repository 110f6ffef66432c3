import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';

/** Roles of who works here; undefined until they are known. */
export const useRoles = (): readonly StaffRole[] | undefined => useQuery(queryFor(deskMe)).data?.data.roles;
