import type { Drawn, Frame, Words } from './drawn.ts'

/** Runs in the page: texts that are cut off, run out of their ground or past the window, or are broken inside a word. */
export function findCutWords({ words, nameOf }: Drawn): string[] {
  return words.flatMap((each) => {
    const wrong = [...brokenIn(each), ...each.lines.map((line) => cutBy(each, line)).filter(Boolean)]
    return wrong.map((what) => `${what}: ${nameOf(each.element)}`)
  })

  /** A phone number may break after its area code; an address of a page or a mailbox where it has to. */
  function brokenIn({ node, frames }: Words): string[] {
    return [...node.data.matchAll(/[\d-]{8,}|[^\s\-–—/\u200b\u00ad]+/g)]
      .filter(({ 0: word }) => !/[@_.\u2026]\w|\w{24}/.test(word))
      .filter(({ 0: word, index }) => countLines(range(node, index, index + word.length), frames) > 1)
      .map(({ 0: word }) => `broken inside “${word}”`)
  }

  function range(node: Text, from: number, to: number) {
    const part = new Range()
    part.setStart(node, from)
    part.setEnd(node, to)
    return part
  }

  /** A line that a shortened text does not show breaks nothing. */
  function countLines(part: Range, frames: Frame[]) {
    const shown = [...part.getClientRects()].filter(
      ({ width, top }) => width > 0 && frames.every(({ box, scrolls }) => !scrolls || top < box.bottom - 2),
    )
    return new Set(shown.map(({ top }) => Math.round(top))).size
  }

  function cutBy({ frames }: Words, rect: DOMRect): string {
    let isGroundFound = false
    for (const { box, clips, scrolls, hasGround } of frames) {
      const isOut =
        rect.left < box.left - 2 ||
        rect.right > box.right + 2 ||
        rect.top < box.top - 2 ||
        rect.bottom > box.bottom + 2
      if (scrolls) return ''
      if (clips && isOut) return 'cut off'
      if (hasGround && !isGroundFound && isOut) return 'runs out of its ground'
      isGroundFound ||= hasGround
    }
    return rect.left < -1 || rect.right > innerWidth + 1 ? 'beyond the edge' : ''
  }
}
