import * as z from 'zod/mini';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { fileAnswer, uuid } from '../wire/schema.ts';
import { paperRoles } from './rules.ts';

export const openDealPaper = endpoint({
  name: 'desk.paper',
  ...atDesk('deals', paperRoles),
  method: 'GET',
  path: '/api/office/deals/{deal}/documents/{document}/file',
  summary:
    'The bytes of a paper of a deal: the sealed copy once there is one. That it was opened is written down.',
  /** `deal` as of `desk.deal`. */
  params: z.object({ deal: uuid, document: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'UPLOAD_WAITS'],
});

export const deskPapersEndpoints = { openDealPaper };
