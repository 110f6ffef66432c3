import type { PageBrand } from '@novosel/contract/wire/brand.ts';
import json from '../../../../brand.json' with { type: 'json' };

/**
 * The developer's own facts; checked by the schema when the page is built. His requisites stand in papers
 * only.
 */
export const brand: PageBrand = json;
