// Features: elements.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openElements, turnToChapter } from '../../steps/browser/elements.ts';
import { chosenUnseen } from '../../steps/looks/chosen-look.ts';

/** Components that convey something by a filled line, by the chapter of the kit that shows them. */
const bars = {
  stages: '[class*=dim_fill], [class*=dim_mark], [class*=stages_bars] > i',
  money: '[class*=money-bar_bar] > span',
  lists: '[role=progressbar] > span',
} as const;

test('in forced colours sliders and bars are seen, and what is chosen is told from its like', async ({
  page,
}) => {
  await openElements(page, 'choice');
  expect(await chosenUnseen(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const slider of await page.locator('main input[type=range]').all()) {
    const { line, thumb } = await partsOf(page, slider);
    expect(line, 'the line of a slider').toBeGreaterThan(0);
    expect(thumb, 'its thumb').toBeGreaterThan(8);
  }
  for (const [chapter, pieces] of Object.entries(bars)) {
    await turnToChapter(page, chapter);
    const looks = await page.locator('main').locator(pieces).filter({ visible: true }).evaluateAll(paintOf);
    expect(looks.length, chapter).toBeGreaterThan(0);
    expect(looks, chapter).not.toContain('unseen');
  }
});

/** Runs in the page. A component is visible when its fill or its edge differs from the page. */
function paintOf(pieces: Element[]): string[] {
  const page = getComputedStyle(document.body).backgroundColor;
  return pieces.map((piece) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(piece);
    const isFilled = backgroundImage !== 'none' || ![page, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
    const isEdged = borderTopWidth !== '0px' && borderTopColor !== page;
    return isFilled || isEdged ? 'seen' : 'unseen';
  });
}

/**
 * In px: height of the painted part at the free end of a slider, and its greatest height, which is at the
 * thumb.
 */
async function partsOf(page: Page, slider: Locator): Promise<{ line: number; thumb: number }> {
  const picture = (await slider.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const { data: signs } = canvas.getImageData(0, 0, width, height);
    const at = (x: number, y: number) => signs.slice((y * width + x) * 4, (y * width + x) * 4 + 3).join();
    const empty = at(0, 0);
    const rows = Array.from({ length: height }, (_, y) => y);
    const painted = (x: number) => rows.filter((y) => at(x, y) !== empty).length;
    const columns = Array.from({ length: width }, (_, x) => painted(x));
    return { line: columns.at(-2) ?? 0, thumb: Math.max(...columns) };
  }, picture);
}
