import type { Handwriting, Initials, Ink, Signature } from './document.ts'
import { drawInk } from './drawings/ink.ts'
import type { Times } from './times.ts'
import { fill, type Words } from './words.ts'

/** What people wrote and drew by hand, as drawings with who wrote them and when. */
export function prepareSigned(words: Words, times: Times) {
  function handwriting({ kind, label, writer, at, ink, typed = '' }: Handwriting) {
    const wrote = fill(words.wrote, { name: writer, when: times.time(at) })
    return { kind, label, wrote, typed, ...draw(ink, words.handwritingOf, writer) }
  }

  function sketch({ label, ink }: { label: string; ink: Ink }) {
    return { kind: 'handwriting', label, wrote: '', typed: '', ...draw(ink, words.drawingOf, label) }
  }

  function initials({ clause, name, at, ink }: Initials) {
    const line = fill(words.initialed, { name, when: times.time(at) })
    return { clause, line, ...draw(ink, words.initialsOf, name) }
  }

  function signature({ name, role, outcome }: Signature) {
    switch (outcome.kind) {
      case 'signed': {
        const lines = [fill(words.signed, { when: times.time(outcome.at) }), outcome.device]
        return { name, role, lines, ...draw(outcome.ink, words.signatureOf, name) }
      }
      case 'declined': {
        const witnessed = fill(words.witnessed, { name: outcome.witness, when: times.time(outcome.at) })
        return { name, role, declined: words.declined, lines: [witnessed, outcome.reason] }
      }
      case 'open':
        return { name, role, lines: [outcome.note] }
    }
  }
  return { handwriting, sketch, initials, signature }
}

function draw(ink: Ink, alt: string, name: string) {
  return { drawing: drawInk(ink), alt: fill(alt, { name }) }
}
