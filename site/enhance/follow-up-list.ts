import { depthChoices, insuranceChoices, roomsChoices, whenChoices } from '#domain/leads/lead-choices.ts'
import type { Loss } from '#domain/leads/losses.ts'
import type { Answers } from '#domain/receipts/receipt.ts'

type Option = { readonly label: string; readonly answers: Answers | null }

type Question = { readonly name: string; readonly question: string; readonly small?: string }
export type WrittenFollowUp = Question & { readonly field: 'town' | 'message'; readonly label: string }

/** A question asked after sending. What is chosen is saved as these answers; null says nothing. */
export type FollowUp = (Question & { readonly options: readonly Option[] }) | WrittenFollowUp

const stillRunning = (question: string, yes: string, no: string): FollowUp => ({
  name: 'when',
  question,
  options: [
    { label: yes, answers: { when: 'happening-now' } },
    { label: no, answers: { when: 'today' } },
    { label: 'I’m not sure', answers: null },
  ],
})

const when: FollowUp = {
  name: 'when',
  question: 'When did it happen?',
  options: whenChoices.map(({ label, value }) => ({ label, answers: { when: value } })),
}
const depth: FollowUp = {
  name: 'depth',
  question: 'How deep is the water?',
  small: 'Only what you can see from the stairs. Please don’t go down to look.',
  options: depthChoices.map(({ label, value }) => ({ label, answers: { depth: value } })),
}
const rooms: FollowUp = {
  name: 'rooms',
  question: 'How many rooms are affected?',
  options: roomsChoices.map(({ label, value }) => ({ label, answers: { rooms: value } })),
}
const where: FollowUp = {
  name: 'town',
  question: 'Where is it?',
  field: 'town',
  label: 'Street and town',
}
const insurance: FollowUp = {
  name: 'insurance',
  question: 'Will you use insurance?',
  options: insuranceChoices.map(({ label, value }) => ({ label, answers: { insurance: value } })),
}
const texts: FollowUp = {
  name: 'reach_by',
  question: 'May we text you about this?',
  small: 'Message and data rates may apply. Reply STOP to end. We help you either way.',
  options: [
    { label: 'Yes, you may text me', answers: { reach_by: 'text', text_consent: true } },
    { label: 'No, please call me', answers: { reach_by: 'call', text_consent: false } },
  ],
}
const more: FollowUp = {
  name: 'message',
  question: 'Anything else we should know?',
  field: 'message',
  label: 'A locked gate, a dog, the floor it is on',
}

const own: Readonly<Record<Loss, readonly FollowUp[]>> = {
  'flooded-basement': [
    stillRunning('Is the water still rising?', 'Yes, it’s rising', 'No, it stopped'),
    depth,
  ],
  'burst-pipe': [
    stillRunning('Is the water still running?', 'Yes, it’s running', 'No, it’s shut off'),
    rooms,
  ],
  'sewage-backup': [stillRunning('Is it still coming up?', 'Yes, it is', 'No, it stopped'), depth],
  'fire-smoke': [when, rooms],
  mold: [when, rooms],
  trauma: [],
  other: [when, rooms],
}

/** What is asked after this loss, one after the other. After a death or an injury as little as can be. */
export function followUpsFor(loss: Loss): readonly FollowUp[] {
  const [first, ...others] = own[loss]
  return first ? [where, first, texts, ...others, insurance, more] : [where, texts]
}

/** The first that was neither answered nor skipped. */
export function nextFollowUp(all: readonly FollowUp[], asked: readonly string[]) {
  return all.find(({ name }) => !asked.includes(name))
}

/** What was answered, in the words it was asked in; nothing where it was skipped. */
export function answerSaid(followUp: FollowUp, answers: Answers): string {
  if ('field' in followUp) return answers[followUp.field] ?? ''
  const isChosen = (option: Option) =>
    option.answers &&
    Object.entries(option.answers).every(([name, value]) =>
      Object.entries(answers).some(([n, v]) => n === name && v === value),
    )
  return followUp.options.find(isChosen)?.label ?? ''
}
