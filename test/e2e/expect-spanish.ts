import type { Page } from '@playwright/test'
import { findEnglish } from './english-left.ts'
import { expect } from './product.ts'
import { findCut } from './rectangles.ts'

const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

/** Nothing of the screen is English, and on no phone is any of it cut. */
export async function expectSpanish(page: Page, state: string) {
  expect(await findEnglish(page), state).toEqual([])
  for (const size of phones) {
    await page.setViewportSize(size)
    expect(await findCut(page, true), `${state} at ${size.width}`).toEqual([])
  }
}

/** The same as the screen stands, on a desk. */
export async function expectSpanishHere(page: Page, state: string) {
  expect(await findEnglish(page), state).toEqual([])
  expect(await findCut(page, true), state).toEqual([])
}
