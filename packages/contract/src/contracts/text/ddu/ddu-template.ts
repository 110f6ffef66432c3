import type { ContractTemplate } from '../../template.ts';
import { escrow } from './escrow.ts';
import { object } from './object.ts';
import { assignment, closing, duties, liability, notices, quality, termination } from './obligations.ts';
import { parties } from './parties.ts';
import { price } from './price.ts';
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
