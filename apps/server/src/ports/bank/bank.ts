import type { Told } from '../told.ts';

/** Whom the bank looks up, and by force of which consent. */
export interface RatingRequest {
  readonly key: string;
  readonly surname: string;
  readonly name: string;
  readonly patronymic: string | null;
  readonly birthday: string | null;
  readonly phone: string | null;
  readonly consent: { readonly sha256: string; readonly givenAt: Date };
}

export type RatingAnswer =
  | { readonly id: string; readonly status: 'pending' | 'refused' }
  | { readonly id: string; readonly status: 'ready'; readonly rating: number; readonly ratedAt: Date };

/** The partner bank, spoken to over HTTP. */
export interface Bank {
  /** A repeat with the same key is the same request. */
  askRating(request: RatingRequest): Promise<Told<RatingAnswer>>;
  ratingOf(id: string): Promise<Told<RatingAnswer>>;
}
