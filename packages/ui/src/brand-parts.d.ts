/** Data of brand.json that only some pages use: loaded with the first of them (brand-plugin). */
declare module 'virtual:brand-offer' {
  type Offer = import('@novosel/contract/wire/brand.ts').BrandPart<'offer'>;

  export const privileges: Offer['privileges'];
  export const mortgageBanks: Offer['mortgageBanks'];
  export const mortgagePrograms: Offer['mortgagePrograms'];
}

declare module 'virtual:brand-notice' {
  export const notice: import('@novosel/contract/wire/brand.ts').BrandPart<'notice'>['notice'];
}
