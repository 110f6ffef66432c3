import type { deskMembers } from '@novosel/contract/members/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';

export type DeskMembersView = AnswerOf<typeof deskMembers>['data'];
