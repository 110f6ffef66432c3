export { forgetRatings } from './forget-ratings.ts';
export { workScoring } from './work-scoring.ts';
