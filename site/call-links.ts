/**
 * Numbers that anyone may have to call out of a sentence: 911, 988, Poison Control and its like, and ours. Where 911 is the
 * name of a building or an office, nobody is to call it.
 */
const number =
  /(?<![\d$-])(?:911|988|1-8\d\d-\d{3}-\d{4}|\(\d{3}\) \d{3}-\d{4})(?![\d-]| centers?\b| funding\b)/g
/** Where a link would stand in a link or in a button, or not be one. */
const closed = /^<(a|button|summary|label|textarea|option|script|style|svg)\b/

/** Makes each number that stands in the text of a page one tap to call, wherever the text comes from; and none of them breaks. */
export function linkNumbers(html: string) {
  let inside = ''
  return html
    .split(/(<[^>]*>)/)
    .map((part, place, parts) => {
      if (!part.startsWith('<'))
        return part.replace(number, (shown) => linked(shown, { inside, before: parts[place - 1] ?? '' }))
      if (inside === '') inside = closed.exec(part)?.[1] ?? ''
      else if (part === `</${inside}>`) inside = ''
      return part
    })
    .join('')
}

function linked(shown: string, { inside, before }: { inside: string; before: string }) {
  const digits = shown.replaceAll(/\D/g, '')
  if (inside === '') return `<a class="number" href="tel:${dialled(digits)}">${shown}</a>`
  // Drawings and scripts have no words that break; what is marked already is not marked again.
  const isMarked =
    digits.length === 3 || before.includes('class="number"') || /script|style|svg|area/.test(inside)
  return isMarked || inside === 'option' ? shown : `<span class="number">${shown}</span>`
}

function dialled(digits: string) {
  if (digits.length === 3) return digits
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
