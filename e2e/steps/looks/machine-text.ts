import type { Page } from '@playwright/test';

/**
 * Finds text for machines in the visible text: days as YYYY-MM-DD, phones as bare digits, names of values.
 * @returns each with the text around it
 */
export const machineText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const signs = [
      /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\d-])/,
      /(?<![\w.])\+?[78]\d{10}(?![\w.@])/,
      /\b(?:undefined|NaN|Invalid Date)\b|\[object Object\]/,
    ];
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is read by nobody
    const lines = document.body.innerText.split('\n').map((line) => line.trim());
    return [...new Set(lines.filter((line) => signs.some((sign) => sign.test(line))))];
  });
