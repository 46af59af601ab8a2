import { harmless } from './asked/harmless.ts'
import { harmlessHeldOut, heldOut, heldOutLater } from './asked/held-out.ts'
import { reviewed, reviewedHarmless } from './asked/reviewed.ts'
import { inThirds } from './asked/thirds.ts'
import { tuned } from './asked/tuned.ts'
import { scoreOf, type Answered, type Score } from './score.ts'
import { askedOfModel, sayable, tellablePassages } from './written-score.ts'

export const scores = {
  tuned: scoreOf(tuned, harmless),
  heldOut: scoreOf(heldOut, harmlessHeldOut),
  heldOutLater: scoreOf(heldOutLater, []),
}

/** What someone else wrote. */
const ofReview = inThirds(reviewed)
const harmlessOfReview = inThirds(reviewedHarmless)
export const reviewScores = {
  tuned: scoreOf(ofReview.tuned, harmlessOfReview.tuned),
  keptOut: scoreOf(ofReview.keptOut, harmlessOfReview.keptOut),
}

const columns = [...Object.values(scores), ...Object.values(reviewScores)]
const all = columns.flatMap(({ answered }) => answered)

/** What the chat answers to panicked questions, and how often it is right, as Markdown. */
export function answersPage(): string {
  return `# What the chat answers by itself

Written by \`npm run answers\`. ${all.length} questions as frightened people type them, about half of them in Spanish, each with what has to follow: a
quote from the right place, a person, or the words of an emergency. The words and weights were tuned against ${tuned.length}; ${heldOut.length} were written
and committed before that, and not looked at while tuning; ${heldOutLater.length} were written when suicide, poison, gas and power were added, and first
scored after that. These, and their sentences that speak of danger where there is none, were written by us, and their figures say how
well the words fit our own examples. ${reviewed.length} more were written by an expert who reviewed the chat; every third of them is kept out of tuning.
None were written by visitors. The Spanish has to be read by someone who grew up with it.

| | tuned | held out | held out later | reviewed, tuned | reviewed, kept out |
| --- | --- | --- | --- | --- | --- |
${rows.map(([name, figure]) => `| ${name} | ${columns.map(figure).join(' | ')} |`).join('\n')}

The held-out questions were first scored right after tuning: 13 of 14 right sources, 6 of 7 left to a person, 9 of 9 emergencies, nothing
forbidden, and 1 false alarm in 15. Then questions that have nothing to do with our work showed that common words counted too much. The
weights were changed for those, and the held-out figures were looked at after each of three steps, so they are no longer quite
unseen. The false alarm, a denial in Spanish, was corrected for what it was.

Of those held out later, 5 of 8 emergencies were caught when first scored, and 3 of 4 questions left to a person. "Drain cleaner", "alive",
"viviendo" and "black" that is not mold were the words that were missing, and were added: these figures are seen ones now.

Where a language model is named ([42](decisions/0042-a-model-picks-our-sentences.md)), it would be asked
${tell(askedOfModel(all))} of the quoted questions. The others are answered with the quote: their passages stand on a rule, speak of what can hurt
people, or are in another language than the question. A model may speak from ${tell(tellablePassages)} of the passages. Of their sentences
${tell(sayable())} pass the checks when the passage is repeated, and no others do. No model was asked for these figures.

The reviewed ones show what our own examples do not. They were first scored on 2026-11-26, before anything was changed for them: 18 of
the 45 emergencies in the reviewer’s two main lists were caught, and none of 18 more that were picked because they were missed. Of all 63,
that is 13 of the 42 that are tuned against and 5 of the 21 that are kept out; 3 of 15 quotes came from the right place, 3 of 9 questions
were left to a person for the right reason, and 8 of 24 harmless sentences raised an alarm.

The rules were then changed. Those that are kept out were not looked at while tuning, but they are not quite unseen: the review says of
nearly each of them what was missing, and whoever wrote the rules had read it. A fairer figure is of 84 dangers and 115 harmless sentences
that whoever wrote the rules made up right after: at first, 65 of those dangers were caught, and 6 of the harmless sentences raised an alarm.
Then they were tuned for too.

Of 24 more dangers, of water in what is plugged in and of what fell on someone, and 16 harmless sentences about the same things, all made
up by whoever had just written the rules for these, 21 dangers were caught at first, and none of the harmless sentences raised an alarm.
They count among the tuned ones.

## Tuned

${table(scores.tuned.answered)}

## Held out

${table(scores.heldOut.answered)}

## Held out later

${table(scores.heldOutLater.answered)}

## Reviewed, tuned

${table(reviewScores.tuned.answered)}

## Reviewed, kept out

${table(reviewScores.keptOut.answered)}
`
}

const rows: readonly (readonly [string, (score: Score) => string])[] = [
  ['right source first', ({ sources }) => tell(sources)],
  ['left to a person, for the right reason', ({ people }) => tell(people)],
  ['emergencies caught, in the right language', ({ emergencies }) => tell(emergencies)],
  ['answers that break a rule', ({ forbidden }) => String(forbidden)],
  ['false alarms', ({ falseAlarms, harmless: all }) => `${falseAlarms.length} of ${all} sentences`],
]

function tell({ right, of }: Score['sources']) {
  if (of === 0) return 'none asked'
  return `${right} of ${of} (${Math.round((right / of) * 100)} %)`
}

function table(answered: readonly Answered[]) {
  return `| question | what follows | |
| --- | --- | --- |
${answered.map((each) => `| ${each.asked.text} | ${follows(each)} | ${each.isRight ? '' : 'wrong'} |`).join('\n')}`
}

function follows({ decision }: Answered) {
  switch (decision.kind) {
    case 'emergency':
      return `emergency: ${decision.emergency.kind}`
    case 'person':
      return `a person: ${decision.reason}`
    case 'quote':
      return `[${decision.quote.title}](${decision.quote.path})`
  }
}
