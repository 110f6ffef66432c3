import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PassportValues } from './passport-values.ts';
import { readScans } from './read-scans.ts';

/**
 * Files named by a draft or by the profile are asked for once: those the server no longer keeps are taken out, the
 * others get their sizes (S4.8-13, S4.8-14).
 */
export const useStoredScans = (form: UseFormReturn<PassportValues>): void => {
  useEffect(() => {
    const keys = form.getValues('scans').map(({ key }) => key);
    if (keys.length === 0) return;
    let left = false;
    const check = async () => {
      const known = await readScans(keys);
      if (left) return;
      const scans = form.getValues('scans').flatMap((scan) => {
        const found = known.find(({ file }) => file === scan.key);
        if (!found) return keys.includes(scan.key) ? [] : [scan];
        return found.exists ? [{ ...scan, size: found.size }] : [];
      });
      form.setValue('scans', scans);
    };
    // Without an answer nothing is known against them; the server checks again when the form is sent.
    check().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [form]);
};
