import * as z from 'zod'
import type { ToldEvent } from '#domain/events/define-event.ts'
import {
  depthChoices,
  insuranceChoices,
  reachByChoices,
  roomsChoices,
  whenChoices,
} from '#domain/leads/lead-choices.ts'

const Answered = z.object({
  fields: z.array(z.string()),
  choices: z.record(z.string(), z.string().nullable()),
})

type Choices = readonly { readonly value: string; readonly label: string }[]

const names: Readonly<Record<string, { readonly name: string; readonly choices?: Choices }>> = {
  town: { name: 'where' },
  when: { name: 'when it happened', choices: whenChoices },
  insurance: { name: 'insurance', choices: insuranceChoices },
  reach_by: { name: 'how to reach them', choices: reachByChoices },
  text_consent: { name: 'consent to text messages' },
  message: { name: 'a message' },
  depth: { name: 'water depth', choices: depthChoices },
  rooms: { name: 'rooms', choices: roomsChoices },
}

/** The answers a customer added after sending: which ones, and what they chose. What they wrote is shown above, not here. */
export function answeredLine({ payload }: ToldEvent) {
  const { data } = Answered.safeParse(payload)
  if (!data) return 'Customer added details'
  const told = data.fields.map((field) => {
    const { name, choices } = names[field] ?? { name: field }
    const chosen = choices?.find(({ value }) => value === data.choices[field])?.label
    return chosen ? `${name} (${chosen})` : name
  })
  return `Customer added details: ${told.join(', ')}`
}
