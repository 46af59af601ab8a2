import { button, element, unseen } from './element.ts'
import type { Words } from './en.ts'
import { icon } from './icons.ts'

type Composing = {
  readonly words: Words
  readonly text: string
  readonly typed: (text: string) => void
  readonly say: (text: string) => void
  readonly choose: (files: File[]) => void
}

const longestText = 1000

/** Where the visitor writes. Enter sends, Shift and Enter begins a line. */
export function composer({ words, text, typed, say, choose }: Composing) {
  const input = element('textarea', {
    rows: 1,
    maxLength: longestText,
    placeholder: words.write,
    value: text,
  })
  const file = element('input', { type: 'file', accept: 'image/*', multiple: true, className: 'unseen' })
  const camera = element('label', { className: 'camera' }, file, icon('camera'), unseen(words.addPhotos))
  const send = button('send', submit, icon('send'))
  input.ariaLabel = words.write
  send.ariaLabel = words.send
  file.addEventListener('change', () => {
    const files = [...(file.files ?? [])]
    // The files live elsewhere now, and the same one may be chosen again.
    file.value = ''
    choose(files)
  })
  input.addEventListener('input', () => {
    grow()
    typed(input.value)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    submit()
  })
  return { element: element('div', { className: 'composer' }, camera, input, send), input }

  function submit() {
    const said = input.value.trim()
    if (!said) return input.focus()
    input.value = ''
    grow()
    say(said)
    input.focus()
  }

  function grow() {
    input.style.height = ''
    input.style.height = `${Math.min(input.scrollHeight + 2, 132)}px`
  }
}
