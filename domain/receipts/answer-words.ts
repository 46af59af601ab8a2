import {
  depthChoices,
  insuranceChoices,
  reachByChoices,
  roomsChoices,
  whenChoices,
} from '#domain/leads/lead-choices.ts'
import { Answers } from './receipt.ts'

type Field = keyof Answers
type Value<F extends Field> = NonNullable<Answers[F]>

/** The answers that are one of a few choices: not written, not a yes. */
type ChoiceField = {
  [F in Field]-?: string extends Value<F> ? never : Value<F> extends boolean ? never : F
}[Field]

type Choices<Of> = readonly { readonly value: Of; readonly label: string }[]
type Words<F extends Field> = { readonly name: string } & (F extends ChoiceField
  ? { readonly choices: Choices<Value<F>> }
  : { readonly choices?: never })

/** What the history calls each answer, and the words of its choices. */
export const answerWords: { readonly [F in Field]-?: Words<F> } = {
  town: { name: 'where' },
  when: { name: 'when it happened', choices: whenChoices },
  insurance: { name: 'insurance', choices: insuranceChoices },
  reach_by: { name: 'how to reach them', choices: reachByChoices },
  text_consent: { name: 'consent to text messages' },
  message: { name: 'a message' },
  depth: { name: 'water depth', choices: depthChoices },
  rooms: { name: 'rooms', choices: roomsChoices },
}

export const answerFields = Answers.keyof().options
export const choiceFields = answerFields.filter(isChoice)

function isChoice(field: Field): field is ChoiceField {
  return answerWords[field].choices !== undefined
}
