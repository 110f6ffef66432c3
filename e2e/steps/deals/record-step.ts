import { expect, type Page } from '@playwright/test';
import { button } from './booking.ts';

interface RecordedStep {
  /** As the desk calls it. */
  readonly what: string;
  readonly details: string;
}

/** A member of staff records a step of the deal that is open at the desk. */
export async function recordStep(desk: Page, { what, details }: RecordedStep): Promise<void> {
  await button(desk, 'Отметить, что произошло').click();
  const window = desk.getByRole('dialog', { name: 'Отметить, что произошло' });
  await window.getByLabel('Что произошло').click();
  await desk.getByRole('option', { name: what }).click();
  await window.getByLabel('Подробности').fill(details);
  await window.getByRole('button', { name: 'Отметить', exact: true }).click();
  await expect(window).toBeHidden();
}
