import { brand as schema } from '@novosel/contract/wire/brand.ts';
import * as z from 'zod/mini';
import json from '../../../../brand.json' with { type: 'json' };

/**
 * The developer's own data, validated at the start like every setting.
 * @throws ZodError naming what is wrong in brand.json
 */
export const brand = z.parse(schema, json);
