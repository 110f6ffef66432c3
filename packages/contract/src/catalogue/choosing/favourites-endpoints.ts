import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { done, estateId, form, moment, ok, uuid } from '../../wire/schema.ts';
import { estate, planEntry } from '../schema.ts';
import { linkToken } from '../token.ts';

/** Most people with whom favourites may be shared. */
export const partnersAtMost = 3;
export const noteAtMost = 500;
const noteText = z.string().check(z.trim(), z.maxLength(noteAtMost));

/** A person of the shared list, as the others see him: name and first letter of the surname. */
const sharer = z.object({ name: z.string(), mine: z.boolean() });

export const favouriteItem = z.object({
  estate,
  /** Everybody who has added it. */
  keptBy: z.array(sharer),
  at: moment,
  /** Notes about it, one from each person. */
  notes: z.array(z.object({ author: sharer, text: z.string(), at: moment })),
});
export type FavouriteItem = z.output<typeof favouriteItem>;

const partner = z.object({ id: uuid, name: z.string(), since: moment });
/** A link that was created and not yet used. */
const pending = z.object({ id: uuid, expiresAt: moment });

export const listFavourites = endpoint({
  name: 'flats.favourites',
  door: 'cabinet',
  method: 'GET',
  path: '/api/favourites',
  summary: 'Favourites of the buyer and of those he shares them with, with the notes of each, newest first.',
  owner: { kind: 'self' },
  answer: ok(
    z.object({
      items: z.array(favouriteItem),
      plans: z.array(planEntry),
      partners: z.array(partner),
      invitations: z.array(pending),
    }),
  ),
  errors: [],
});

export const writeNote = endpoint({
  name: 'flats.note',
  door: 'cabinet',
  method: 'POST',
  path: '/api/favourites/notes',
  summary:
    "The buyer's note on an estate of the shared list; an empty text takes it away. `seen` is the note it was written over: another tab's words are not overwritten.",
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form({ estate: estateId, text: noteText, seen: noteText }),
  answer: done,
  errors: ['NOT_FOUND', 'NOTE_CHANGED', 'VALIDATION'],
});

export const inviteToFavourites = endpoint({
  name: 'flats.invite',
  door: 'cabinet',
  method: 'POST',
  path: '/api/favourites/invitations',
  summary: 'Makes a link by which one person may join the favourites; it opens once and ends in seven days.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form({}),
  answer: ok(z.object({ id: uuid, token: linkToken, expiresAt: moment })),
  errors: ['PARTNERS_FULL', 'VALIDATION', 'RATE_LIMITED'],
  limit: { max: 20, seconds: 3600, per: 'person' },
});

export const showInvitation = endpoint({
  name: 'flats.invitation',
  door: 'cabinet',
  method: 'GET',
  path: '/api/favourites/invitations/{token}',
  summary: 'Who invites, before one joins; a used, withdrawn, expired or unknown link is nothing.',
  owner: { kind: 'self' },
  params: z.object({ token: linkToken }),
  answer: ok(z.object({ from: z.string(), expiresAt: moment, own: z.boolean() })),
  errors: ['NOT_FOUND', 'VALIDATION', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 600, per: 'person' },
});

export const joinFavourites = endpoint({
  name: 'flats.join',
  door: 'cabinet',
  method: 'POST',
  path: '/api/favourites/invitations/{token}/accept',
  summary: 'Joins the favourites of the person who gave the link: from now on each sees what both have kept.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params: z.object({ token: linkToken }),
  body: form({}),
  answer: done,
  errors: ['NOT_FOUND', 'INVITATION_OWN', 'PARTNERS_FULL', 'VALIDATION', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 600, per: 'person' },
});

export const leaveFavourites = endpoint({
  name: 'flats.leave',
  door: 'cabinet',
  method: 'POST',
  path: '/api/favourites/shares/{share}/end',
  summary: 'Withdraws a link, or ends the sharing for both.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params: z.object({ share: uuid }),
  body: form({}),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const favouritesEndpoints = {
  listFavourites,
  writeNote,
  inviteToFavourites,
  showInvitation,
  joinFavourites,
  leaveFavourites,
};
