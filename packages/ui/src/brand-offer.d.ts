/** What brand.json says of the offer: it comes with the first page that says it (brand-plugin). */
declare module 'virtual:brand-offer' {
  import type { BrandOffer } from '@novosel/contract/wire/brand.ts';

  export const offer: BrandOffer;
}
