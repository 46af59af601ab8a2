import { factsToBeListed, type AreaStory } from './story.ts'

/** Fewer words of its own, and a page says too little to be listed. */
const wordsToBeListed = 180

/** Whether search engines may list the page: it knows enough of its place, and says it at some length. */
export function isWorthListing(story: AreaStory) {
  return countSourced(story) >= factsToBeListed && wordsOf(storyText(story)).length >= wordsToBeListed
}

/** The words that are the story's own, as its page shows them. */
export function storyText(story: AreaStory) {
  const { line, lead, details, record, reasons, year, steps, others, questions } = story
  return [
    line,
    lead,
    ...details.map(({ value }) => value),
    ...record.map(({ when, what }) => `${when} ${what}`),
    ...reasons.map(({ title, text }) => `${title} ${text}`),
    ...year.map(({ what }) => what),
    ...steps.map(({ text }) => text),
    ...others.map(({ name, why }) => `${name} ${why}`),
    ...questions.map(({ question, answer }) => `${question} ${answer}`),
  ].join('\n')
}

function countSourced({ details, record, reasons }: AreaStory) {
  return [...details, ...record, ...reasons].filter(({ backedBy }) => backedBy.length > 0).length
}

function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
}
