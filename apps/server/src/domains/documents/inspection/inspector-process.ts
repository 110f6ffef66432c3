import { readFile } from 'node:fs/promises';
import { helpWith } from '../../../platform/helper-process.ts';
import { inspectFile } from './inspect-file.ts';
import type { Inspection } from './inspector.ts';

/** The process that opens what strangers send. */
helpWith(async ({ file, extension }: Inspection) => inspectFile(await readFile(file), extension));
