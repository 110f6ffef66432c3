import type { ContractTemplate } from '../../template.ts';
import { closing, liability, notices, termination } from './closing.ts';
import { escrow } from './escrow.ts';
import { object } from './object.ts';
import { parties } from './parties.ts';
import { price } from './price.ts';
import { assignment, duties, quality } from './quality.ts';
import { transfer } from './transfer.ts';

/**
 * A contract of participation in shared construction (214-FZ, article 4) for a flat, a parking place or a
 * storage room. Any change of its words takes a new edition.
 */
export const dduTemplate: ContractTemplate = {
  code: 'ddu',
  edition: '1.0 от 28 ноября 2026 г.',
  clauses: [
    ...parties,
    ...object,
    ...price,
    ...escrow,
    ...transfer,
    ...quality,
    ...duties,
    ...assignment,
    ...liability,
    ...termination,
    ...notices,
    ...closing,
  ],
};
