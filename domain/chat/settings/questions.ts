import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { losses, type Loss } from '#domain/leads/losses.ts'
import type { ChatStart } from '../start.ts'
import { FactName } from '../facts/told-facts.ts'
import { triage } from '../facts/triage.ts'
import { words } from './both-languages.ts'

export const AskedFact = FactName.exclude(['danger'])
export type AskedFact = z.output<typeof AskedFact>

export const longestQuestion = 100
export const longestChip = 40

/** What can be set of a question. Which fact it fills, and with what, is the product's; that it can be skipped, too. */
const QuestionSetting = z.strictObject({
  is_on: z.boolean(),
  question: words(longestQuestion),
  /** By the values that the fact can have. */
  chips: z.record(z.string(), words(longestChip)),
  /** The losses that it is asked of. */
  of: z.array(z.enum(values(losses))),
})
export type QuestionSetting = z.output<typeof QuestionSetting>

export const Questions = z
  .strictObject({
    order: z
      .array(AskedFact)
      .max(AskedFact.options.length)
      .refine((facts) => new Set(facts).size === facts.length, 'Use each question once.'),
    asked: z.record(AskedFact, QuestionSetting),
  })
  .superRefine(({ asked }, context) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path: ['asked', ...path], message })
    for (const { fact, chips } of triage) {
      const told = AskedFact.parse(fact)
      const known = chips.map(({ value }) => value)
      if (Object.keys(asked[told].chips).toSorted().join() !== known.toSorted().join())
        refuse([told, 'chips'], 'You can’t add or remove answers here.')
      if (asked[told].of.includes('trauma') && !ofEveryLoss.includes(told))
        refuse([told, 'of'], 'For a trauma scene, the chat can ask only where it is and who is asking.')
    }
  })
export type Questions = z.output<typeof Questions>

/** These are asked of every loss: where it is and who asks, and what happened, which decides the others. */
export const ofEveryLoss: readonly AskedFact[] = ['loss', 'town', 'address', 'name']

const order = triage.map(({ fact }) => AskedFact.parse(fact))

export const firstQuestions: Questions = {
  order,
  asked: Questions.shape.asked.parse(
    Object.fromEntries(
      triage.map(({ fact, question, chips, of }) => [
        fact,
        {
          is_on: true,
          question,
          chips: Object.fromEntries(chips.map(({ value, label }) => [value, label])),
          of: of ?? values(losses),
        },
      ]),
    ),
  ),
}

/** All questions in their order, those that are off as well; one that came with a newer version of the product stands last. */
export function orderOf({ order: set }: Questions): AskedFact[] {
  return [...set, ...order.filter((fact) => !set.includes(fact))]
}

/** The questions as a visitor gets them. */
export function questionsOf(settings: Questions): ChatStart['questions'] {
  return orderOf(settings).flatMap((fact) => {
    const { is_on, question, chips, of } = settings.asked[fact]
    const known = triage.find((each) => each.fact === fact)
    if (!known || !is_on) return []
    return [
      {
        fact,
        question,
        chips: known.chips.map(({ value, label }) => ({ value, label: chips[value] ?? label })),
        is_several: known.isSeveral ?? false,
        of: ofEveryLoss.includes(fact) || isOfAll(of) ? null : of,
      },
    ]
  })
}

function isOfAll(of: readonly Loss[]) {
  return losses.every(({ value }) => of.includes(value))
}
