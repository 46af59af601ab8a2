import { expect, test } from 'vitest'
import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { legalTitle } from './legal-titles.ts'

test('every legal text of the product has a title that nobody reads as code', () => {
  const titles = legalBlocks.map(({ block }) => legalTitle(block))
  expect(new Set(titles).size).toBe(new Set(legalBlocks.map(({ block }) => block)).size)
  expect(legalTitle('cancellation_ohio')).toBe('Right to cancel, Ohio')
  const untitled = legalBlocks.filter(({ block }) => {
    const words = block.replaceAll('_', ' ')
    return block.includes('_') && legalTitle(block) === words.charAt(0).toUpperCase() + words.slice(1)
  })
  // Words that happen to be the title.
  const same = ['notice_of_cancellation', 'direction_to_pay', 'change_order', 'work_completed']
  expect(untitled.map(({ block }) => block).filter((block) => !same.includes(block))).toEqual([])
})

test('a text that the company added is called by its ID in words', () => {
  expect(legalTitle('storage_terms')).toBe('Storage terms')
})
