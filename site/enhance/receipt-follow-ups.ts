import type { Answers } from '#domain/receipts/receipt.ts'
import { lossOrOther } from '#domain/leads/lead-form.ts'
import { losses } from '#domain/leads/losses.ts'
import {
  answerSaid,
  followUpsFor,
  nextFollowUp,
  type FollowUp,
  type WrittenFollowUp,
} from './follow-up-list.ts'
import { button, doneIcon, make } from './elements.ts'
import type { Desk } from './receipt.ts'
import { setText } from './receipt-head.ts'
import { forgetTyped, keepTyped, readTyped } from './typed-answer.ts'

/** One question after another; an answer is saved as it is tapped, and the next one takes its place. */
export function showFollowUps(desk: Desk) {
  const { part, kept, receipt, isAsked, refusal, change } = desk
  const loss = lossOrOther(losses.find(({ value }) => value === part.dataset.loss)?.value)
  const all = followUpsFor(loss)
  const place = part.querySelector('[data-follow-up]')
  const saved = part.querySelector('[data-follow-ups-saved]')
  const steps = part.querySelector('[data-follow-ups-done]')
  const status = part.querySelector('[data-follow-ups-status]')
  let opened: string | undefined
  let drawn: string | undefined
  let drawnList = ''

  function answer(followUp: FollowUp, answers: Answers | null) {
    opened = undefined
    forgetTyped(kept())
    change({ ...answers }, [followUp.name])
    place?.querySelector<HTMLElement>('h2')?.focus()
  }

  return () => {
    // What is known of the answers stands in them from the start.
    if (!isAsked()) return
    const { asked, waiting } = kept()
    const answers: Answers = { ...receipt(), ...waiting }
    const current = all.find(({ name }) => name === opened) ?? nextFollowUp(all, asked)
    const now = current?.name ?? ''
    if (drawn !== now) {
      drawn = now
      place?.replaceChildren(...(current ? questionOf(current, answers, { give: answer, desk }) : thanks()))
    }
    steps?.replaceChildren(
      ...all.map(({ name }) => dash(name === now ? 'asked' : asked.includes(name) ? 'given' : '')),
    )

    const given = all
      .filter(({ name }) => name !== now && asked.includes(name))
      .map((followUp) => ({
        followUp,
        said: answerSaid(followUp, answers),
        waits: isWaiting(followUp, waiting),
      }))
      .filter(({ said }) => said !== '')
    const list = JSON.stringify(given)
    if (list !== drawnList) {
      drawnList = list
      saved?.replaceChildren(...given.map((each) => line(each, () => reopen(each.followUp.name))))
    }
    const isAnyWaiting = given.some(({ waits }) => waits)
    const words = isAnyWaiting ? 'Not saved yet. We’ll save your answers when you’re back online.' : refusal()
    if (status) setText(status, words)
  }

  function reopen(name: string) {
    opened = name
    change({})
    place?.querySelector<HTMLElement>('h2')?.focus()
  }
}

type Taker = { give: (followUp: FollowUp, answers: Answers | null) => void; desk: Desk }

function questionOf(followUp: FollowUp, answers: Answers, taker: Taker) {
  const { give } = taker
  const heading = make('h2', { id: 'follow-up', tabIndex: -1, textContent: followUp.question })
  const skip = button('Skip this one', 'link', () => give(followUp, null))
  const small = followUp.small ? [make('p', { className: 'small', textContent: followUp.small })] : []
  if ('field' in followUp) return [heading, formOf(followUp, answers, taker), ...small, skip]
  const choices = make('div', { className: 'answers' })
  choices.append(
    ...followUp.options.map((option) => button(option.label, 'button', () => give(followUp, option.answers))),
  )
  return [heading, choices, ...small, skip]
}

function formOf(followUp: WrittenFollowUp, answers: Answers, { give, desk }: Taker) {
  const form = make('form', { className: 'answer', noValidate: true })
  const label = make('label', { textContent: followUp.label, htmlFor: 'follow-up-field' })
  const isShort = followUp.field === 'town'
  const input: HTMLInputElement | HTMLTextAreaElement = isShort
    ? make('input', { type: 'text', autocomplete: 'street-address', maxLength: 120 })
    : make('textarea', { rows: 3, maxLength: 2000 })
  input.id = label.htmlFor
  input.value = answers[followUp.field] ?? ''
  saveAsTyped(input, followUp, desk)
  const save = make('button', { className: 'button', textContent: isShort ? 'Save address' : 'Save note' })
  form.append(label, input, save)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() === '') return input.focus()
    give(followUp, { [followUp.field]: input.value.trim() })
  })
  return form
}

/** Once typing rests for so long, the office has it. */
const rest = 1500

/** What is typed survives a reload, and is told without a tap: the question stays until it is answered or skipped. */
function saveAsTyped(
  input: HTMLInputElement | HTMLTextAreaElement,
  { field }: WrittenFollowUp,
  { kept, change }: Desk,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const saved = input.value
  input.value = readTyped(kept(), field) ?? saved
  if (input.value !== saved) later()
  input.addEventListener('input', () => {
    keepTyped(kept(), field, input.value)
    later()
  })

  function later() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const text = input.value.trim()
      if (input.isConnected && text !== '') change({ [field]: text })
    }, rest)
  }
}

function thanks() {
  return [
    make('h2', {
      id: 'follow-up',
      tabIndex: -1,
      textContent: 'Thank you. That helps us come prepared.',
    }),
  ]
}

type Given = { followUp: FollowUp; said: string; waits: boolean }

function line({ followUp, said, waits }: Given, reopen: () => void) {
  const item = make('li', { className: waits ? 'waiting' : '' })
  const again = button('Change', 'link', reopen)
  again.ariaLabel = `Change: ${followUp.question}`
  item.append(doneIcon(), make('span', { textContent: `${waits ? 'Waiting' : 'Saved'}: ${said}` }), again)
  return item
}

function isWaiting(followUp: FollowUp, waiting: Readonly<Record<string, unknown>>) {
  return followUp.name in waiting
}

function dash(state: string) {
  return make('i', { className: state })
}
