import { areas } from './areas.ts'
import { factsToBeListed, type AreaStory } from './story.ts'

/** Fewer words of its own, and a page says too little to be listed. */
const wordsToBeListed = 180

/** Whether search engines may list the page: it knows enough of its place, and says it at some length. */
export function isWorthListing(story: AreaStory) {
  return countSourced(story) >= factsToBeListed && wordsOf(storyText(story)).length >= wordsToBeListed
}

/** The words that are the story's own, as its page shows them. */
export function storyText(story: AreaStory) {
  const { heading, lead, facts, record, reasons, year, firstSteps, others, questions } = story
  return [
    heading,
    lead,
    ...facts.map(({ value }) => value),
    ...record.map(({ when, what }) => `${when} ${what}`),
    ...reasons.map(({ title, text }) => `${title} ${text}`),
    ...year.map(({ what }) => what),
    ...firstSteps,
    ...others.map(({ name, why }) => `${name} ${why}`),
    ...questions.map(({ question, answer }) => `${question} ${answer}`),
  ].join('\n')
}

/** How alike two stories are once the names of places, waters and numbers are blanked: the Jaccard index of their 5-word shingles, 0 to 1. */
export function likeness(a: AreaStory, b: AreaStory) {
  const [first, second] = [shinglesOf(a), shinglesOf(b)]
  const shared = [...first].filter((shingle) => second.has(shingle)).length
  return shared / (first.size + second.size - shared)
}

function countSourced({ facts, record, reasons }: AreaStory) {
  return [...facts, ...record, ...reasons].filter(({ sources }) => sources.length > 0).length
}

const shingleWords = 5
const names = new RegExp(`\\b(${areas.map(({ name }) => name).join('|')})\\b`, 'g')
const waters = /\b(?:[A-Z][a-z]+ )+(?:Creek|Run|River|Lake|Fork|Reservoir)\b/g
const numbers = /[\d.,$%]+/g

function shinglesOf(story: AreaStory) {
  const words = wordsOf(
    storyText(story).replaceAll(waters, 'WATER').replaceAll(names, 'PLACE').replaceAll(numbers, 'NUMBER'),
  )
  const starts = words.slice(0, Math.max(0, words.length - shingleWords + 1))
  return new Set(starts.map((_, start) => words.slice(start, start + shingleWords).join(' ')))
}

function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
}
