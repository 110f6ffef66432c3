import type { PageBrand } from '@novosel/contract/wire/brand.ts';
import json from '../../../../brand.json' with { type: 'json' };

/** The developer's data of brand.json, validated when the page is built. */
export const brand: PageBrand = json;
